/// An exact fraction, never below zero.
///
/// A result whose numerator or denominator would exceed ``limit`` is rounded down to a millionth, or to the nearest
/// whole number up to ``limit`` if even that is too large, which is accurate enough for recipes.
public struct Quantity: Hashable, Sendable {
  /// The largest numerator and denominator: 10¹⁵.
  public static let limit = 1_000_000_000_000_000
  /// The quantity 0.
  public static let zero = Quantity(reducing: 0, 1)
  /// The quantity 1.
  public static let one = Quantity(reducing: 1, 1)

  /// The numerator in lowest terms, 0 to ``limit``.
  public let numerator: Int
  /// The denominator in lowest terms, 1 to ``limit``.
  public let denominator: Int

  /// Creates a quantity; nil for a negative numerator, a denominator below 1, or if one of them is above ``limit``.
  public init?(_ numerator: Int, over denominator: Int = 1) {
    guard (0...Self.limit).contains(numerator), (1...Self.limit).contains(denominator) else { return nil }
    self.init(reducing: Int128(numerator), Int128(denominator))
  }

  /// Creates a quantity in lowest terms, rounded if its numerator or denominator would exceed ``limit``.
  ///
  /// - Parameters:
  ///   - numerator: At least 0.
  ///   - denominator: At least 1.
  init(reducing numerator: Int128, _ denominator: Int128) {
    let divisor = Self.divisor(numerator, denominator)
    let (top, bottom) = (numerator / divisor, denominator / divisor)
    if max(top, bottom) <= Self.limit {
      self.numerator = Int(top)
      self.denominator = Int(bottom)
    } else {
      self = Self.rounded(top, bottom)
    }
  }

  private init(rounded numerator: Int, _ denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  private static func rounded(_ numerator: Int128, _ denominator: Int128) -> Quantity {
    let millionths = (numerator / denominator) * 1_000_000 + (numerator % denominator) * 1_000_000 / denominator
    if millionths <= limit { return Quantity(reducing: millionths, 1_000_000) }
    let whole = min((numerator + denominator / 2) / denominator, Int128(limit))
    return Quantity(rounded: Int(whole), 1)
  }

  private static func divisor(_ one: Int128, _ other: Int128) -> Int128 {
    var (divisor, rest) = (one, other)
    while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
    return divisor
  }

  /// True if the quantity is a whole number.
  public var isWhole: Bool { denominator == 1 }
}

extension Quantity: Comparable {
  /// Returns true if one quantity is less than the other.
  public static func < (one: Quantity, other: Quantity) -> Bool {
    Int128(one.numerator) * Int128(other.denominator) < Int128(other.numerator) * Int128(one.denominator)
  }

  /// Adds two quantities.
  public static func + (one: Quantity, other: Quantity) -> Quantity {
    let (top, bottom) = one.overOneDenominator(other)
    return Quantity(reducing: top.0 + top.1, bottom)
  }

  /// Subtracts a quantity, but not below zero.
  public static func - (one: Quantity, other: Quantity) -> Quantity {
    let (top, bottom) = one.overOneDenominator(other)
    return Quantity(reducing: max(0, top.0 - top.1), bottom)
  }

  /// Multiplies two quantities.
  public static func * (one: Quantity, other: Quantity) -> Quantity {
    Quantity(
      reducing: Int128(one.numerator) * Int128(other.numerator),
      Int128(one.denominator) * Int128(other.denominator))
  }

  /// Divides a quantity; zero if the divisor is zero.
  public static func / (one: Quantity, other: Quantity) -> Quantity {
    guard other != .zero else { return .zero }
    return Quantity(
      reducing: Int128(one.numerator) * Int128(other.denominator),
      Int128(one.denominator) * Int128(other.numerator))
  }

  private func overOneDenominator(_ other: Quantity) -> ((Int128, Int128), Int128) {
    let (one, two) = (Int128(denominator), Int128(other.denominator))
    return ((Int128(numerator) * two, Int128(other.numerator) * one), one * two)
  }
}
