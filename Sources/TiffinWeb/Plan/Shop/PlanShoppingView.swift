import Templating
import TiffinCore

/// The items that days of the plan would add to the grocery list, for the template `plan/shopping`.
struct PlanShoppingView: PageView {
  static let template = "plan/shopping"

  let span: DaySpan
  let place: PlanContext
  private let week: PlanWeek
  private let preview: GroceryPreview

  init(_ page: PlanShoppingPage, for span: DaySpan, at place: PlanContext) {
    self.span = span
    self.place = place
    week = page.week
    preview = page.preview
  }

  static let fields: Fields<PlanShoppingView> = [
    "back": .text { $0.place.links.plan($0.place.day) },
    "here": .text { $0.place.links.plan($0.place.day, "groceries") },
    "refused": .view { $0.span.errors.map(RefusedFormView.init) },
    "from": .view { FieldView(id: "from", value: $0.span.from, error: $0.span.errors?["from"]) },
    "to": .view { FieldView(id: "to", value: $0.span.to, error: $0.span.errors?["to"]) },
    "shown": .flag { $0.span.errors == nil },
    "days": .list { page in
      page.week.days.filter { !$0.entries.isEmpty }.map { ShoppingDayView(day: $0, format: page.place.format) }
    },
    "some": .flag { !$0.week.isEmpty },
    "comes": .flag { !$0.preview.lines.isEmpty },
    "lines": .list { $0.preview.lines.map(ShoppingLineView.init) },
    "sums": .text { $0.week.isEmpty ? nil : GroceryAdditionWording($0.preview.tally).expected },
    "kept": .list { $0.preview.kept.map(ShoppingLineView.init) },
    "byHand": .flag { !$0.preview.kept.isEmpty },
    "changes": .flag { $0.action != nil || !$0.preview.kept.isEmpty },
    "action": .text(\.action),
  ]

  /// The label of the button; nil if nothing would change.
  private var action: String? {
    switch (preview.tally.differing, preview.lines.count) {
    case (0, _): nil
    case (_, 0): "Update list"
    case (_, 1): "Add 1 item"
    case (_, let added): "Add \(added) items"
    }
  }
}

/// A day of the preview.
struct ShoppingDayView: View {
  let day: PlanDay
  let format: Formatter

  static let fields: Fields<ShoppingDayView> = [
    "name": .text { $0.format.date($0.day.day) },
    "names": .text { $0.day.entries.map(\.name.text).joined(separator: ", ") },
  ]
}

/// An item that would be added, or whose quantity was set by hand and stays.
struct ShoppingLineView: View {
  let line: GroceryPreview.ItemQuantity

  static let fields: Fields<ShoppingLineView> = [
    "name": .text(\.line.name),
    "quantity": .text(\.line.quantity),
  ]
}
