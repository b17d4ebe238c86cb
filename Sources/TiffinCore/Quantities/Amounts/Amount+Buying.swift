extension Amount {
  /// The amount with items that are sold whole, such as pieces, tins and bunches, rounded up. Weights, volumes, lengths
  /// and vague units such as pinches are unchanged.
  var wholeThings: Amount {
    var bought = self
    for (kind, quantity) in quantities where kind.isSoldWhole {
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
