import Templating
import TiffinCore

/// `groceries/item`: a line of the list.
struct GroceryRowView: View {
  let item: GroceryItem
  /// The line below it, at which one goes on when this one is ticked.
  let at: GroceryItem.ID?
  let page: GroceryPage
  /// Put together once: the template asks for it twice.
  let uses: String

  init(item: GroceryItem, at: GroceryItem.ID?, page: GroceryPage, format: Formatter) {
    self.item = item
    self.at = at
    self.page = page
    uses = GroceryUses.text(item.uses, format)
  }

  static let fields: Fields<GroceryRowView> = [
    "id": .number { Int($0.item.id.number) },
    "name": .text(\.item.name.text),
    "quantity": .text(\.item.quantity),
    "note": .text(\.item.note.text),
    "uses": .text(\.uses),
    "done": .flag(\.item.isCompleted),
    "at": .number { Int($0.at?.number ?? 0) },
    "just": .flag(\.isJustTicked),
    "opened": .view { $0.page.open == $0.item.id ? GroceryRowFormView(row: $0) : nil },
  ]

  private var isJustTicked: Bool {
    if case .item(.ticked, item.id) = page.notice { true } else { false }
  }
}

/// `groceries/item-form`: what can be done to the line that is open.
struct GroceryRowFormView: View {
  let row: GroceryRowView

  private var item: GroceryItem { row.item }
  private var form: GroceryForm { row.page.form ?? GroceryForm(item) }

  static let fields: Fields<GroceryRowFormView> = [
    "gone": .flag { $0.row.page.deleted?.id == $0.item.id },
    "revision": .text(\.form.revision),
    "typedName": .text(\.form.name),
    "typedQuantity": .text(\.form.quantity),
    "typedNote": .text(\.form.note),
    "nameInvalid": .flag { $0.error("n") != nil },
    "quantityInvalid": .flag { $0.error("q") != nil },
    "noteInvalid": .flag { $0.error("o") != nil },
  ]

  private func error(_ field: String) -> String? { row.page.errors?["\(field)\(item.id.number)"] }
}
