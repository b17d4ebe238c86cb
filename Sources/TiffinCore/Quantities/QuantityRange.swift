/// A quantity, or two that it lies between: `2–3 cloves`.
public struct QuantityRange: Hashable, Sendable {
  /// At least.
  public let lower: Quantity
  /// At most; the same as ``lower`` where the quantity is one.
  public let upper: Quantity

  /// One quantity.
  public init(_ quantity: Quantity) {
    lower = quantity
    upper = quantity
  }

  /// Both ends, the smaller first.
  public init(_ one: Quantity, _ other: Quantity) {
    lower = min(one, other)
    upper = max(one, other)
  }

  /// Nothing.
  public static let zero = QuantityRange(.zero)
  /// One.
  public static let one = QuantityRange(.one)

  /// Whether both ends are the same.
  public var isSingle: Bool { lower == upper }

  /// Both ends together with the other's.
  public static func + (one: QuantityRange, other: QuantityRange) -> QuantityRange {
    QuantityRange(one.lower + other.lower, one.upper + other.upper)
  }

  /// What is left at both ends; zero when more is taken than there is.
  public static func - (one: QuantityRange, other: QuantityRange) -> QuantityRange {
    QuantityRange(one.lower - other.lower, one.upper - other.upper)
  }

  /// Both ends so many times.
  public static func * (one: QuantityRange, factor: Quantity) -> QuantityRange {
    QuantityRange(one.lower * factor, one.upper * factor)
  }

  /// Both ends so written: `2–3`.
  func text(_ write: (Quantity) -> String) -> String {
    let (first, last) = (write(lower), write(upper))
    return first == last ? first : "\(first)–\(last)"
  }
}
