/// A total of quantities: they add up within their dimension and otherwise stand side by side.
///
/// 200 g and 1 kg are 1.2 kg; 2 cups and 1 tbsp stay in cups and tablespoons; with a metric quantity beside them they
/// become metric too. Tins of 400 g, cloves and pinches add up with their like. Shares without a quantity ("to taste")
/// are counted, so that they can be taken off again. The order of additions does not matter, and taking off what was
/// added restores the previous amount.
public struct Amount: Hashable, Sendable {
  /// A kind of quantity; those of one kind add up to one sum.
  struct Kind: Hashable {
    /// Nil for counted items; for metric units the base of their dimension.
    let unit: KitchenUnit?
    let content: PackageContent?
  }

  var quantities: [Kind: QuantityRange] = [:]
  /// The number of shares without a quantity.
  var unmeasured = 0

  /// Nothing at all.
  public static let none = Amount()
  /// One share without a quantity: "to taste".
  public static let some = Amount(unmeasured: 1)

  /// Nothing.
  public init() {}

  /// A single measure.
  public init(_ measure: Measure) {
    add(measure.quantity, of: measure)
  }

  init(unmeasured: Int) {
    self.unmeasured = unmeasured
  }

  /// True if nothing is needed.
  public var isNone: Bool { self == .none }

  /// Adds two amounts.
  public static func + (one: Amount, other: Amount) -> Amount {
    var sum = one
    for (kind, quantity) in other.quantities { sum.add(quantity, kind) }
    sum.unmeasured += other.unmeasured
    return sum
  }

  /// Takes a share off, never below zero.
  ///
  /// A share in another unit of the same dimension is converted: 8 oz off 1 kg.
  public static func - (one: Amount, share: Amount) -> Amount {
    var rest = one
    for (kind, quantity) in share.quantities { rest.take(quantity, kind) }
    rest.unmeasured = max(0, rest.unmeasured - share.unmeasured)
    return rest
  }

  /// Returns the amount multiplied by a factor.
  public func scaled(by factor: Quantity) -> Amount {
    var scaled = Amount(unmeasured: unmeasured)
    for (kind, quantity) in quantities { scaled.add(quantity * factor, kind) }
    return scaled
  }

  private mutating func add(_ quantity: QuantityRange, of measure: Measure) {
    let unit = measure.unit
    if let unit, unit.isMetric || unit == .dozen {
      add(quantity * unit.size, Kind(unit: KitchenUnit.base(of: unit.dimension), content: nil))
    } else {
      add(quantity, Kind(unit: unit, content: measure.content))
    }
  }

  mutating func add(_ quantity: QuantityRange, _ kind: Kind) {
    let sum = (quantities[kind] ?? .zero) + quantity
    quantities[kind] = sum == .zero ? nil : sum
  }
}
