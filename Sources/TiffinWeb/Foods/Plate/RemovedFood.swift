import TiffinCore

/// A food that was just taken off a meal, and how much of it there was: what it takes to put it back.
struct RemovedFood: Sendable {
  let id: Food.ID
  let amount: String
  let unit: String

  private static let mark = "removed"

  /// Nil where the food itself is gone, so that nothing can bring it back.
  init?(_ line: MealLine, of food: Food?) {
    guard let food else { return nil }
    id = food.id
    amount = line.amount
    unit = food.content.units.first { food.content.name(of: $0).isSameBytes(as: line.measure) }?.code ?? ""
  }

  /// What an address or a form says; nil where it says none.
  init?(_ data: FormData) throws(HTTPRefusal) {
    guard let id = try data.text(Self.mark).flatMap(Food.ID.init(_:)) else { return nil }
    self.id = id
    amount = try data.text("amount") ?? ""
    unit = try data.text("unit") ?? ""
  }

  var pairs: [(name: String, value: String)] {
    [(Self.mark, String(id.number)), ("amount", amount), ("unit", unit)]
  }
}
