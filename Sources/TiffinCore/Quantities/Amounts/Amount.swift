/// How much is needed altogether: quantities that add up within their dimension and stand beside each other otherwise.
///
/// 200 g and 1 kg are 1.2 kg; 2 cups and 1 tbsp stay in cups and tablespoons; with something metric beside them they
/// become metric too. Tins of 400 g, cloves and pinches add up with their like. What has no quantity ("to taste") is
/// counted, so that it can be taken off again. Adding goes in any order, and taking off what was added restores what was.
public struct Amount: Hashable, Sendable {
  /// What adds up to one quantity.
  struct Kind: Hashable {
    /// Nil for what is counted; of the metric units the base of their dimension.
    let unit: KitchenUnit?
    let content: PackageContent?
  }

  var quantities: [Kind: QuantityRange] = [:]
  /// How many shares of it have no quantity.
  var unmeasured = 0

  /// Nothing at all.
  public static let none = Amount()
  /// A share of which nobody knows how much it is: "to taste".
  public static let some = Amount(unmeasured: 1)

  /// Nothing.
  public init() {}

  /// One quantity.
  public init(_ measure: Measure) {
    add(measure.quantity, of: measure)
  }

  init(unmeasured: Int) {
    self.unmeasured = unmeasured
  }

  /// Whether nothing is needed.
  public var isNone: Bool { self == .none }

  /// Both together.
  public static func + (one: Amount, other: Amount) -> Amount {
    var sum = one
    for (kind, quantity) in other.quantities { sum.add(quantity, kind) }
    sum.unmeasured += other.unmeasured
    return sum
  }

  /// What is left when a share is taken off, nothing of anything being the least.
  ///
  /// What the share has in another unit of the same dimension is taken from what there is: 8 oz off 1 kg.
  public static func - (one: Amount, share: Amount) -> Amount {
    var rest = one
    for (kind, quantity) in share.quantities { rest.take(quantity, kind) }
    rest.unmeasured = max(0, rest.unmeasured - share.unmeasured)
    return rest
  }

  /// So many times as much.
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
