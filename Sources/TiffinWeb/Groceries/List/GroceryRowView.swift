import Localization
import Templating
import TiffinCore

/// A line of the list, for the template `groceries/item`.
///
/// A class, because templates pass the view for every name, and copying a large struct is slow.
final class GroceryRowView: View {
  let item: GroceryItem
  /// The next line, to which the page is scrolled after this one is ticked; nil if there is none.
  let at: GroceryItem.ID?
  let showing: GroceryListState
  let needs: GroceryNeedsView?
  /// The household's aisles, for the form of the open line.
  let aisles: [GroceryAisle]
  let tickers: GroceryTickers
  let links: Links
  private let format: Formatter

  init(
    item: GroceryItem, at: GroceryItem.ID?, showing: GroceryListState, needs: GroceryNeeds?,
    aisles: [GroceryAisle], tickers: GroceryTickers, links: Links, format: Formatter
  ) {
    self.item = item
    self.aisles = aisles
    self.tickers = tickers
    self.links = links
    self.at = at
    self.showing = showing
    self.needs = showing.open == item.id ? needs.flatMap { GroceryNeedsView($0, of: item, format) } : nil
    self.format = format
  }

  static let fields: Fields<GroceryRowView> = [
    "id": .number { Int($0.item.id.number) },
    "name": .text(\.item.name.shown),
    "quantity": .text(\.item.quantity),
    "note": .text(\.item.note.text),
    "uses": .written(if: \.hasUses) { $0.writeUses(to: &$1) },
    "by": .text { $0.isOpen ? nil : $0.tickers.others($0.item) },
    "cut": .flag { !$0.showing.areUsesAsked },
    "done": .flag(\.item.isCompleted),
    "just": .flag(\.isJustDone),
    "home": .flag(\.item.isAtHome),
    "href": .text(\.href),
    "toggle": .text { $0.links.grocery($0.item.id, "toggle", at: $0.at) },
    "keep": .text { $0.links.grocery($0.item.id, "staple") },
    "opened": .view { $0.isOpen ? GroceryRowFormView(row: $0) : nil },
  ]

  /// True if the recipes that need the item are shown. An open line shows them below the item, and in the basket they
  /// do not matter.
  private var hasUses: Bool {
    !item.uses.isEmpty && (showing.areUsesAsked || !item.isCompleted && needs == nil)
  }

  private func writeUses(to out: inout Output) {
    if showing.areUsesAsked { return out.write(GroceryUsesWording.text(item.uses, format)) }
    GroceryUsesWording.write(item.uses, to: &out)
  }

  var isOpen: Bool { showing.open == item.id }

  /// The address of the list with the line open, or closed if it is open.
  private var href: String { links.groceries + (isOpen ? "" : "?open=\(item.id.number)") + "#item-\(item.id.number)" }

  /// True if the line was just ticked or marked as usually at home, so that the page is scrolled to the next line.
  private var isJustDone: Bool {
    switch showing.notice {
    case .item(.ticked, item.id), .item(.had, item.id), .item(.folded, item.id): true
    default: false
    }
  }
}

/// The form of the open line, for the template `groceries/item-form`.
struct GroceryRowFormView: View {
  let row: GroceryRowView

  private var item: GroceryItem { row.item }
  private var form: GroceryForm { row.showing.form ?? GroceryForm(item) }

  static let fields: Fields<GroceryRowFormView> = [
    "needs": .view(\.row.needs),
    "ticked": .text { $0.row.tickers.anyone($0.item) },
    "at": .number { Int($0.row.at?.number ?? 0) },
    "save": .text { $0.row.links.grocery($0.item.id) },
    "have": .text { $0.row.links.grocery($0.item.id, "staple", at: $0.row.at) },
    "aisles": .list(\.aisles),
    "delete": .text { $0.row.links.grocery($0.item.id, "delete") },
    "keeps": .flag { $0.item.isToBuy && $0.row.showing.deleted == nil },
    "gone": .flag { $0.row.showing.deleted?.id == $0.item.id },
    "revision": .text(\.form.revision),
    "typedName": .text(\.form.name),
    "typedQuantity": .text(\.form.quantity),
    "typedNote": .text(\.form.note),
    "nameInvalid": .flag { $0.error("n") != nil },
    "quantityInvalid": .flag { $0.error("q") != nil },
    "noteInvalid": .flag { $0.error("o") != nil },
  ]

  private var aisles: [OptionView] {
    let chosen = form.aisle
    return row.aisles.map { aisle in
      let value = String(aisle.id.number)
      return OptionView(value: value, label: aisle.name.text, isOn: value == chosen)
    } + [OptionView(value: "0", label: "Everything else", isOn: chosen == "0")]
  }

  private func error(_ field: String) -> Message? { row.showing.errors?["\(field)\(item.id.number)"] }
}
