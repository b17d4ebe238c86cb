/// The prices that a household pays, compared with the typical prices of the kitchen table in its currency.
public struct PriceLevel: Hashable, Sendable {
  /// The level of a household whose prices are not known.
  public static let typical = PriceLevel(stored: 100)
  /// The percentages that can be learnt.
  static let range = 50.0...200.0

  /// The household's prices in per cent of the typical prices.
  public let percent: Int

  /// Creates a level from a row, which the schema has validated.
  init(stored percent: Int) {
    self.percent = percent
  }

  /// Creates the level nearest to a factor.
  init(nearest factor: Double) {
    percent = Int(min(max(factor * 100, Self.range.lowerBound), Self.range.upperBound).rounded())
  }

  /// The factor by which typical prices are multiplied.
  var factor: Double { Double(percent) / 100 }
}
