/// A single quantity, or a range with a lower and an upper limit, such as `2–3 cloves`.
public struct QuantityRange: Hashable, Sendable {
  /// The lower limit.
  public let lower: Quantity
  /// The upper limit; equal to ``lower`` for a single quantity.
  public let upper: Quantity

  /// Creates a range with a single quantity.
  public init(_ quantity: Quantity) {
    lower = quantity
    upper = quantity
  }

  /// Creates a range from its limits, in either order.
  public init(_ one: Quantity, _ other: Quantity) {
    lower = min(one, other)
    upper = max(one, other)
  }

  /// The quantity 0.
  public static let zero = QuantityRange(.zero)
  /// The quantity 1.
  public static let one = QuantityRange(.one)

  /// True if both limits are equal.
  public var isSingle: Bool { lower == upper }

  /// Adds the limits of two ranges.
  public static func + (one: QuantityRange, other: QuantityRange) -> QuantityRange {
    QuantityRange(one.lower + other.lower, one.upper + other.upper)
  }

  /// Subtracts the limits of two ranges, but not below zero.
  public static func - (one: QuantityRange, other: QuantityRange) -> QuantityRange {
    QuantityRange(one.lower - other.lower, one.upper - other.upper)
  }

  /// Multiplies both limits by a factor.
  public static func * (one: QuantityRange, factor: Quantity) -> QuantityRange {
    QuantityRange(one.lower * factor, one.upper * factor)
  }

  /// Returns both limits, formatted by `write`, such as `2–3`; only one text if both are the same.
  func text(_ write: (Quantity) -> String) -> String {
    let (first, last) = (write(lower), write(upper))
    return first == last ? first : "\(first)–\(last)"
  }
}
