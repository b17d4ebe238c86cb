/// An amount of money in the smallest units of its household's currency, usually cents.
public struct Money: Hashable, Comparable, Sendable {
  /// The allowed number of smallest units: up to ten million dollars.
  public static let range = 0...1_000_000_000
  /// Nothing.
  public static let zero = Money(stored: 0)

  /// Within ``range``.
  public let minorUnits: Int

  /// Nil outside ``range``.
  public init?(minorUnits: Int) {
    guard Self.range.contains(minorUnits) else { return nil }
    self.minorUnits = minorUnits
  }

  /// Wraps a number from a row that the schema guards.
  init(stored minorUnits: Int) {
    self.minorUnits = minorUnits
  }

  /// Less comes first.
  public static func < (one: Money, other: Money) -> Bool {
    one.minorUnits < other.minorUnits
  }
}
