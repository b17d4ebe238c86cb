extension Amount {
  /// Returns the amount as shops sell it: things, tins, packets and bunches whole; weights, volumes and pinches
  /// unchanged.
  ///
  /// - Parameter recipes: The part of the amount that recipes ask for. Kinds that only people asked for stay as typed.
  func toBuy(_ recipes: Amount) -> Amount {
    var bought = self
    for (kind, quantity) in quantities where kind.isSoldWhole && recipes.quantities[kind] != nil {
      bought.quantities[kind] = QuantityRange(quantity.lower.roundedUp, quantity.upper.roundedUp)
    }
    return bought
  }
}

extension Amount.Kind {
  fileprivate var isSoldWhole: Bool {
    switch unit {
    case nil: true
    case .part, .scoop: false
    case let unit?: unit.dimension == .own && !unit.isRough
    }
  }
}

extension Quantity {
  /// The quantity rounded up to a whole number.
  var roundedUp: Quantity {
    Quantity(reducing: Int128((numerator - 1 + denominator) / denominator), 1)
  }
}
