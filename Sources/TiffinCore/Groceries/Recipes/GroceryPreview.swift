/// The effect of adding recipes to the list.
public struct GroceryPreview: Sendable {
  /// An item with the quantity that the recipes need.
  public struct ItemQuantity: Equatable, Sendable {
    /// The item to buy.
    public let name: String
    /// The needed quantity as text; empty if it is unknown.
    public let quantity: String
  }

  /// The items that would be added, in the order of the recipes, each item once.
  public let lines: [ItemQuantity]
  /// The items whose quantity was set by hand and would not change, with the amounts that the recipes need.
  public let kept: [ItemQuantity]
  /// The counts of the ingredients by effect.
  public let tally: GroceryAdditionCounts

  init(_ refills: [GroceryListDiff], _ statements: borrowing Statements) throws(StoreError) {
    tally = refills.map(\.tally).reduce(GroceryAdditionCounts(), +)
    let added = refills.flatMap(\.steps).filter { $0.item == nil }
    lines = try Self.lines(added.map { ($0.line.name, $0.amount) }, statements)
    kept = try Self.lines(refills.flatMap(\.kept).map { ($0.name, $0.amount) }, statements)
  }

  private static func lines(
    _ wanted: [(name: GroceryName, amount: Amount)], _ statements: borrowing Statements
  ) throws(StoreError) -> [ItemQuantity] {
    var order: [GroceryName] = []
    var amounts: [String: Amount] = [:]
    for (name, amount) in wanted {
      if amounts[name.key] == nil { order.append(name) }
      amounts[name.key] = (amounts[name.key] ?? .none) + amount
    }
    return try order.map { name throws(StoreError) in
      ItemQuantity(name: name.text, quantity: try name.toBuy(amounts[name.key] ?? .none, statements).text)
    }
  }
}
