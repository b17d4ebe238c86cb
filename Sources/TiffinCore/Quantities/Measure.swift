/// A quantity with its unit: `1 ½ cups`, `3`, `2 × 400 g tins`.
public struct Measure: Hashable, Sendable {
  /// How many.
  public let quantity: QuantityRange
  /// Of what; nil where the ingredient itself is counted.
  public let unit: KitchenUnit?
  /// What each is said to hold: 400 g of the tin.
  public let content: PackageContent?

  /// Puts them together; a content counts only in what has one, such as tins.
  public init(_ quantity: QuantityRange, _ unit: KitchenUnit? = nil, content: PackageContent? = nil) {
    self.quantity = quantity
    self.unit = unit
    self.content = unit?.isContainer == true ? content : nil
  }

  /// So many times as much.
  public func scaled(by factor: Quantity) -> Measure {
    Measure(quantity * factor, unit, content: content)
  }
}

/// What one package holds.
public struct PackageContent: Hashable, Sendable {
  /// How much.
  public let quantity: Quantity
  /// Of mass or volume.
  public let unit: KitchenUnit

  /// Puts both together: 0.4 kg are 400 g.
  public init(_ quantity: Quantity, _ unit: KitchenUnit) {
    let base = unit.isMetric ? KitchenUnit.base(of: unit.dimension) : nil
    self.quantity = base == nil ? quantity : quantity * unit.size
    self.unit = base ?? unit
  }

  /// `400 g`.
  public var text: String { Measure(QuantityRange(quantity), unit).text }
}
