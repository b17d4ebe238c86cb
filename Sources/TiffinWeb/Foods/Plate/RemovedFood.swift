import TiffinCore

/// A food that was just taken off a meal, and how much of it there was: what it takes to put it back.
struct RemovedFood: Sendable {
  let id: Food.ID
  let amount: String
  let unit: String

  private static let mark = "removed"
  /// The names of the fields in which a form on the foods' page tells what it shows.
  private static let shown = (food: "food", amount: "had", unit: "had_unit")

  /// Nil where the food itself is gone, so that nothing can bring it back.
  init?(_ line: MealLine, of food: Food?) {
    guard let food else { return nil }
    id = food.id
    amount = line.typedAmount
    unit = food.content.unit(of: line)?.code ?? ""
  }

  /// What an address or a form says; nil where it says none.
  init?(_ data: FormData) throws(HTTPRefusal) {
    guard let id = try data.text(Self.mark).flatMap(Food.ID.init(_:)) else { return nil }
    self.id = id
    amount = try data.text("amount") ?? ""
    unit = try data.text("unit") ?? ""
  }

  /// What a form on the foods' page shows, whatever is typed over it; nil where it shows no food that is there.
  init?(shownIn form: FormData) throws(HTTPRefusal) {
    guard let id = try form.text(Self.shown.food).flatMap(Food.ID.init(_:)) else { return nil }
    self.id = id
    amount = try form.text(Self.shown.amount) ?? ""
    unit = try form.text(Self.shown.unit) ?? ""
  }

  /// The fields of such a form.
  var shown: [(name: String, value: String)] {
    [(Self.shown.food, String(id.number)), (Self.shown.amount, amount), (Self.shown.unit, unit)]
  }

  var pairs: [(name: String, value: String)] {
    [(Self.mark, String(id.number)), ("amount", amount), ("unit", unit)]
  }
}
