/// A body weight.
public struct BodyWeight: Hashable, Comparable, Sendable {
  /// The accepted weights in grams.
  public static let range = 20_000...500_000

  /// The weight in grams.
  public let grams: Int

  /// Creates a weight; nil outside of ``range``.
  public init?(grams: Int) {
    guard Self.range.contains(grams) else { return nil }
    self.grams = grams
  }

  /// Creates a weight from a row.
  init(stored grams: Int) {
    self.grams = grams
  }

  /// Returns true if the first weight is the lower one.
  public static func < (one: BodyWeight, other: BodyWeight) -> Bool { one.grams < other.grams }
}
