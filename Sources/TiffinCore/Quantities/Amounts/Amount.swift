/// A total of quantities, which are added up within each dimension and otherwise listed separately. A quantity that was
/// added, such as that of one recipe, is called a share.
///
/// 200 g and 1 kg is 1.2 kg. 2 cups and 1 tbsp remain in cups and tablespoons until a metric quantity is added. Tins of
/// 400 g, cloves and pinches are added up by kind. Shares without a quantity ("to taste") are counted, so that they can
/// be subtracted again. The order of additions does not matter, and subtracting a share restores the previous amount.
public struct Amount: Hashable, Sendable {
  /// A unit with the content of a package. Quantities of the same kind are added up to one sum.
  struct Kind: Hashable {
    /// The unit, which for metric units is the base unit of their dimension; nil for counted items.
    let unit: KitchenUnit?
    let content: PackageContent?
  }

  var quantities: [Kind: QuantityRange] = [:]
  /// The number of shares without a quantity.
  var unmeasured = 0

  /// The empty amount.
  public static let none = Amount()
  /// One share without a quantity, as in "to taste".
  public static let some = Amount(unmeasured: 1)

  /// Creates an empty amount.
  public init() {}

  /// Creates the amount of a single measure.
  public init(_ measure: Measure) {
    add(measure.quantity, of: measure)
  }

  init(unmeasured: Int) {
    self.unmeasured = unmeasured
  }

  /// True if the amount is empty.
  public var isNone: Bool { self == .none }

  /// Adds two amounts.
  public static func + (one: Amount, other: Amount) -> Amount {
    var sum = one
    for (kind, quantity) in other.quantities { sum.add(quantity, kind) }
    sum.unmeasured += other.unmeasured
    return sum
  }

  /// Subtracts a share, with zero as the minimum.
  ///
  /// A share in another unit of the same dimension is converted: 1 kg − 8 oz.
  public static func - (one: Amount, share: Amount) -> Amount {
    var rest = one
    for (kind, quantity) in share.quantities { rest.take(quantity, kind) }
    rest.unmeasured = max(0, rest.unmeasured - share.unmeasured)
    return rest
  }

  /// Returns the amount with all quantities multiplied by a factor. Shares without a quantity are unchanged.
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
