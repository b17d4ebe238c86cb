extension Amount {
  /// Divides a total among units, with as much as possible in the larger units: 33 tbsp is 2 cups + 1 tbsp.
  ///
  /// If a fraction of the smallest unit cannot be measured, smaller units are added: 1.94 cups is 1 ¾ cups + 3 tbsp.
  /// - Parameters:
  ///   - total: The total in grams or millilitres.
  ///   - units: The units, largest first.
  static func parted(_ total: Quantity, _ units: [KitchenUnit]) -> [Measure] {
    var units = units
    var parts = evenParts(total, units)
    while let last = parts.last, !last.quantity.lower.isHandy, let unit = units.last, let smaller = smaller(than: unit)
    {
      units.append(smaller)
      let more = evenParts(total, units)
      if more.last?.quantity.lower.isHandy == true { parts = more }
    }
    return parts
  }

  private static func evenParts(_ total: Quantity, _ units: [KitchenUnit]) -> [Measure] {
    var rest = total
    var parts: [Measure] = []
    for unit in units {
      let all = rest / unit.size
      let part = unit == units.last ? all : even(all, of: unit, before: units.last)
      rest = rest - part * unit.size
      if part != .zero { parts.append(Measure(QuantityRange(part), unit)) }
    }
    return parts
  }

  /// Returns the largest measurable number that is not above a number of units. Most units are measured in whole
  /// numbers, cups also in quarters and thirds. Of these fractions, one that leaves a whole number of the last unit is
  /// preferred.
  private static func even(_ quantity: Quantity, of unit: KitchenUnit, before last: KitchenUnit?) -> Quantity {
    let steps: [Int128] = unit == .cup ? [4, 3] : [1]
    let parts = steps.map { step in
      Quantity(reducing: Int128(quantity.numerator) * step / Int128(quantity.denominator), step)
    }
    let even = parts.filter { part in ((quantity - part) * unit.size / (last?.size ?? .one)).isWhole }
    return even.max() ?? parts.max() ?? quantity
  }

  private static func smaller(than unit: KitchenUnit) -> KitchenUnit? {
    switch unit {
    case .gallon, .quart, .pint: .cup
    case .cup, .fluidOunce: .tablespoon
    case .tablespoon, .dessertspoon: .teaspoon
    case .pound: .ounce
    default: nil
    }
  }
}
