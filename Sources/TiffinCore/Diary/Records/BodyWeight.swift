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

/// A unit in which a person reads and types weights.
public enum WeightUnit: String, CaseIterable, Sendable {
  case kilograms = "kg"
  case pounds = "lb"
  /// Stones and pounds; a stone is 14 pounds.
  case stones = "st"

  /// A pound in hundred-thousandths of a gram.
  /// - Source: the international pound, 0.45359237 kg exactly.
  static let pound = 45_359_237

  /// Returns a number of tenths of a pound as grams, rounded.
  public static func grams(tenthsOfPound tenths: Int) -> Int { (tenths * pound + 500_000) / 1_000_000 }

  /// Returns a weight in grams as tenths of a pound, rounded.
  public static func tenthsOfPound(grams: Int) -> Int { (grams * 1_000_000 + pound / 2) / pound }
}
