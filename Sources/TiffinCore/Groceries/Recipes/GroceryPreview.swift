/// The effect of adding recipes.
public struct GroceryPreview: Sendable {
  /// A line that would be added, or grow.
  public struct Line: Equatable, Sendable {
    /// The item to buy.
    public let name: String
    /// The quantity that would be added, as text; empty if unknown.
    public let quantity: String
  }

  /// Each item once, in the recipes' order.
  public let lines: [Line]
  /// The effect on each of the ingredients.
  public let tally: GroceryTally

  init(_ refills: [GroceryRefill]) {
    tally = refills.map(\.tally).reduce(GroceryTally(), +)
    var order: [GroceryName] = []
    var amounts: [String: Amount] = [:]
    for step in refills.flatMap(\.steps) where step.item == nil {
      if amounts[step.line.name.key] == nil { order.append(step.line.name) }
      amounts[step.line.name.key, default: .none] = (amounts[step.line.name.key] ?? .none) + step.amount
    }
    lines = order.map { name in
      let amount = amounts[name.key] ?? .none
      return Line(name: name.text, quantity: amount.toBuy(amount).text)
    }
  }
}
