extension Amount {
  /// Subtracts a quantity from the quantity of the same kind, and the remainder from other units of the same dimension.
  mutating func take(_ quantity: QuantityRange, _ kind: Kind) {
    var lacking = subtract(quantity, from: kind)
    guard let unit = kind.unit, unit.dimension != .own, lacking != .zero else { return }
    for other in kinds(of: unit.dimension) {
      guard let otherUnit = other.unit else { continue }
      let ratio = unit.size / otherUnit.size
      lacking = subtract(lacking * ratio, from: other) * (Quantity.one / ratio)
    }
  }

  /// Returns the kinds of a dimension, largest unit first.
  func kinds(of dimension: KitchenUnit.Dimension) -> [Kind] {
    quantities.keys
      .filter { $0.unit?.dimension == dimension }
      .sorted { ($0.unit?.size ?? .zero) > ($1.unit?.size ?? .zero) }
  }

  /// Subtracts a quantity from one kind, down to zero.
  ///
  /// - Returns: The remainder that could not be subtracted.
  private mutating func subtract(_ quantity: QuantityRange, from kind: Kind) -> QuantityRange {
    guard let present = quantities[kind] else { return quantity }
    let rest = present - quantity
    quantities[kind] = rest == .zero ? nil : rest
    return QuantityRange(quantity.lower - present.lower, quantity.upper - present.upper)
  }
}
