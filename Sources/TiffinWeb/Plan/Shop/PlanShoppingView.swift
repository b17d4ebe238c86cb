import Templating
import TiffinCore

/// Days to shop for, as two fields say.
struct ShoppingSpan: Sendable {
  /// The most days that are shopped for at once.
  static let mostDays = 31

  let from: String
  let to: String
  /// Nil where there are ``errors``.
  let days: [LocalDate]?
  let errors: FormErrors?

  /// - Parameter usual: where nothing says which.
  init(_ data: FormData, else usual: [LocalDate]) throws(HTTPRefusal) {
    from = try data.text("from") ?? usual.first?.iso ?? ""
    to = try data.text("to") ?? usual.last?.iso ?? ""
    var errors = FormErrors()
    let (first, last) = (LocalDate(typed: from), LocalDate(typed: to))
    if first == nil { errors.add("Choose the first day", at: "from") }
    if last == nil { errors.add("Choose the last day", at: "to") }
    let count = first.flatMap { first in last.map { $0.daysSinceEpoch - first.daysSinceEpoch + 1 } } ?? 0
    if first != nil, last != nil, count < 1 { errors.add("The last day comes before the first", at: "to") }
    if count > Self.mostDays { errors.add("At most \(Self.mostDays) days at once", at: "to") }
    self.errors = errors.isEmpty ? nil : errors
    days = errors.isEmpty ? first.map { first in (0..<count).compactMap { first.adding(days: $0) } } : nil
  }
}

/// `plan/shop`: what days of the plan would bring on the grocery list.
struct PlanShoppingView: PageView {
  static let template = "plan/shop"

  let span: ShoppingSpan
  let week: PlanWeek
  let preview: GroceryPreview
  let place: PlanPlace

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
    "sums": .text { $0.week.isEmpty ? nil : GroceryTallyWording($0.preview.tally).expected },
    "deed": .text(\.deed),
  ]

  /// Nil where there is nothing to do.
  private var deed: String? {
    switch (preview.tally.differing, preview.tally.added) {
    case (0, _): nil
    case (_, 0): "Bring the list up to date"
    case (_, 1): "Add one ingredient"
    case (_, let added): "Add \(added) ingredients"
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

/// What would come.
struct ShoppingLineView: View {
  let line: GroceryPreview.Line

  static let fields: Fields<ShoppingLineView> = [
    "name": .text(\.line.name),
    "quantity": .text(\.line.quantity),
  ]
}
