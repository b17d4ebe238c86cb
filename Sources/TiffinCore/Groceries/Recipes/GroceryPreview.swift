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
  /// The items whose quantity was set by hand and stays, with what the recipes need.
  public let kept: [Line]
  /// The effect on each of the ingredients.
  public let tally: GroceryTally

  init(_ refills: [GroceryRefill]) {
    tally = refills.map(\.tally).reduce(GroceryTally(), +)
    lines = Self.lines(refills.flatMap(\.steps).filter { $0.item == nil }.map { ($0.line.name, $0.amount) })
    kept = Self.lines(refills.flatMap(\.kept).map { ($0.name, $0.amount) })
  }

  private static func lines(_ wanted: [(name: GroceryName, amount: Amount)]) -> [Line] {
    var order: [GroceryName] = []
    var amounts: [String: Amount] = [:]
    for (name, amount) in wanted {
      let key = GroceryTwins.common(name.key)
      if amounts[key] == nil { order.append(name) }
      amounts[key] = (amounts[key] ?? .none) + amount
    }
    return order.map { name in
      let amount = amounts[GroceryTwins.common(name.key)] ?? .none
      return Line(name: name.text, quantity: amount.toBuy(amount).text)
    }
  }
}
