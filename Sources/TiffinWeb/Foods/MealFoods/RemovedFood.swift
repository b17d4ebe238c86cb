import TiffinCore

/// A food that was just removed from a meal, with its amount, so that it can be added again.
struct RemovedFood: Sendable {
  let id: Food.ID
  let amount: String
  let unit: String

  private static let mark = "removed"
  /// The names of the form fields that state the food shown by a line's form.
  private static let shown = (food: "food", amount: "had", unit: "had_unit")

  /// Creates the value from a line; nil if the food no longer exists and cannot be added again.
  init?(_ line: MealLine, of food: Food?) {
    guard let food else { return nil }
    id = food.id
    amount = line.typedAmount
    unit = food.content.unit(of: line)?.code ?? ""
  }

  /// Parses the fields of a query or a form; nil if they are missing.
  init?(_ data: FormData) throws(HTTPRefusal) {
    guard let id = try data.text(Self.mark).flatMap(Food.ID.init(_:)) else { return nil }
    self.id = id
    amount = try data.text("amount") ?? ""
    unit = try data.text("unit") ?? ""
  }

  /// Parses the food and original amount shown by a line's form, not the amount typed into it; nil if the food no
  /// longer exists.
  init?(shownIn form: FormData) throws(HTTPRefusal) {
    guard let id = try form.text(Self.shown.food).flatMap(Food.ID.init(_:)) else { return nil }
    self.id = id
    amount = try form.text(Self.shown.amount) ?? ""
    unit = try form.text(Self.shown.unit) ?? ""
  }

  /// The hidden fields that state the food in a line's form.
  var shown: [(name: String, value: String)] {
    [(Self.shown.food, String(id.number)), (Self.shown.amount, amount), (Self.shown.unit, unit)]
  }

  var pairs: [(name: String, value: String)] {
    [(Self.mark, String(id.number)), ("amount", amount), ("unit", unit)]
  }
}
