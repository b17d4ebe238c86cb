/// An amount of money in the minor units of its household's currency, usually cents.
public struct Money: Hashable, Comparable, Sendable {
  /// The allowed numbers of minor units: up to ten million dollars.
  public static let range = 0...1_000_000_000

  /// The number of minor units, within ``range``.
  public let minorUnits: Int

  /// Creates an amount; nil outside ``range``.
  public init?(minorUnits: Int) {
    guard Self.range.contains(minorUnits) else { return nil }
    self.minorUnits = minorUnits
  }

  /// Creates an amount from a row, which the schema has validated.
  init(stored minorUnits: Int) {
    self.minorUnits = minorUnits
  }

  /// Creates an estimate, rounded to two significant digits.
  ///
  /// - Parameter minorUnits: The number of minor units, at least 0.
  init(roughly minorUnits: Double) {
    var step = 1
    let exact = Int(min(minorUnits, Double(Self.range.upperBound)).rounded())
    while exact / step >= 100 { step *= 10 }
    self.minorUnits = min((exact + step / 2) / step * step, Self.range.upperBound)
  }

  /// Compares the numbers of minor units.
  public static func < (one: Money, other: Money) -> Bool {
    one.minorUnits < other.minorUnits
  }
}
