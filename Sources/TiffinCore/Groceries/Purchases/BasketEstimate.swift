/// The lines of a cleared basket, and what they cost at typical prices.
public struct BasketEstimate: Equatable, Sendable {
  /// The number of lines.
  public let lines: Int
  /// The number of lines with a quantity and a known price.
  public let priced: Int
  /// The sum of the known prices, without the household's price level.
  let typical: Money

  init(lines: Int, priced: Int, typical: Money) {
    self.lines = lines
    self.priced = priced
    self.typical = typical
  }

  /// Estimates the prices of lines of the list, given by their names and quantities.
  init(_ lines: [(name: String, quantity: String)], in currency: Currency) {
    let cents = lines.compactMap { Self.cents(of: $0.name, $0.quantity) }
    self.init(lines: lines.count, priced: cents.count, typical: currency.typical(cents: cents.reduce(0, +)))
  }

  /// Returns the rough sum of the known prices at the price level of a household's currency; nil if no price is known.
  public func cost(in currency: Currency) -> Money? {
    priced == 0 ? nil : Money(roughly: Double(typical.minorUnits) * currency.priceLevel.factor)
  }

  /// Returns the price of a line in US cents; nil if it has no quantity, or its weight or price is unknown.
  private static func cents(of name: String, _ quantity: String) -> Double? {
    guard let kind = TypicalIngredientValues.named(name), kind.cents > 0,
      let quantity = try? GroceryQuantity(quantity), quantity.words.isEmpty
    else { return nil }
    let measures = quantity.amount.quantities.map { Measure($0.value, $0.key.unit, content: $0.key.content) }
    return kind.grams(bought: measures).map { $0 * kind.cents / 100 }
  }
}
