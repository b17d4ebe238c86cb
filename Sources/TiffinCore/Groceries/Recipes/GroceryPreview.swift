/// What adding recipes would bring.
public struct GroceryPreview: Sendable {
  /// A line that would come, or become more.
  public struct Line: Equatable, Sendable {
    /// What to buy.
    public let name: String
    /// How much would come, as it is read; empty where nobody says.
    public let quantity: String
  }

  /// Each thing once, in the recipes' order.
  public let lines: [Line]
  /// What would become of the ingredients.
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
