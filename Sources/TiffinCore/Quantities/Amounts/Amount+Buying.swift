extension Amount {
  /// As a shop sells it: things, tins, packets and bunches whole; what is weighed, measured or pinched as it is.
  ///
  /// - Parameter recipes: what of it recipes want. What nobody but a person asked for stays as it was typed.
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
  /// The next whole number, or itself.
  var roundedUp: Quantity {
    Quantity(reducing: Int128((numerator - 1 + denominator) / denominator), 1)
  }
}
