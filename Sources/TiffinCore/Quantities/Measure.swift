/// A quantity with its unit, such as `1 ½ cups`, `3` or `2 × 400 g tins`.
public struct Measure: Hashable, Sendable {
  /// The number of units.
  public let quantity: QuantityRange
  /// The unit; nil if the ingredient itself is counted.
  public let unit: KitchenUnit?
  /// The content of each package, such as 400 g for a 400 g tin; nil if it is unknown.
  public let content: PackageContent?

  /// Creates a measure. The content is ignored unless the unit can have a stated size, such as a tin or a ball.
  public init(_ quantity: QuantityRange, _ unit: KitchenUnit? = nil, content: PackageContent? = nil) {
    self.quantity = quantity
    self.unit = unit
    self.content = unit?.hasSize == true ? content : nil
  }

  /// Returns the measure multiplied by a factor.
  public func scaled(by factor: Quantity) -> Measure {
    Measure(quantity * factor, unit, content: content)
  }
}

/// The content of one package.
public struct PackageContent: Hashable, Sendable {
  /// The quantity in the package.
  public let quantity: Quantity
  /// The unit, which is a unit of mass or volume.
  public let unit: KitchenUnit

  /// Creates a content. Metric units are converted to their base unit, such as 0.4 kg to 400 g.
  public init(_ quantity: Quantity, _ unit: KitchenUnit) {
    let base = unit.isMetric ? KitchenUnit.base(of: unit.dimension) : nil
    self.quantity = base == nil ? quantity : quantity * unit.size
    self.unit = base ?? unit
  }

  /// The content as text, such as `400 g`.
  public var text: String { Measure(QuantityRange(quantity), unit).text }
}
