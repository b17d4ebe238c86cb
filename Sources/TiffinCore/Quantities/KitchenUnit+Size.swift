extension KitchenUnit {
  /// The unit's size in the base of its dimension: grams, millilitres, centimetres or pieces. The size is 1 for units
  /// with the dimension `own`.
  ///
  /// Ounce and pound are exact; household measures are those of food labels, and of common spoons and cups: 1 tsp is 5
  /// ml, 1 tbsp 15 ml, 1 fl oz 30 ml, 1 cup 240 ml. (The cup of US customary units has 236.6 ml, a metric cup 250 ml, a
  /// British pint 568 ml, an Australian tablespoon 20 ml; recipes do not state which one they mean.) Two cups are a
  /// pint and two pints a quart, as in the US.
  ///
  /// - Source: NIST Special Publication 811, appendix B (1 oz = 28.349523125 g); 21 CFR 101.9(b)(5)(viii).
  var size: Quantity {
    switch self {
    case .milligram: Quantity(reducing: 1, 1_000)
    case .kilogram: Quantity(reducing: 1_000, 1)
    case .ounce: Quantity(reducing: 28_349_523_125, 1_000_000_000)
    case .pound: Quantity(reducing: 16 * 28_349_523_125, 1_000_000_000)
    case .centilitre: Quantity(reducing: 10, 1)
    case .decilitre: Quantity(reducing: 100, 1)
    case .litre: Quantity(reducing: 1_000, 1)
    case .teaspoon: Quantity(reducing: 5, 1)
    case .dessertspoon: Quantity(reducing: 10, 1)
    case .tablespoon: Quantity(reducing: 15, 1)
    case .fluidOunce: Quantity(reducing: 30, 1)
    case .cup: Quantity(reducing: 240, 1)
    case .pint: Quantity(reducing: 480, 1)
    case .quart: Quantity(reducing: 960, 1)
    case .gallon: Quantity(reducing: 3_840, 1)
    case .millimetre: Quantity(reducing: 1, 10)
    case .inch: Quantity(reducing: 254, 100)
    case .dozen: Quantity(reducing: 12, 1)
    default: .one
    }
  }

  /// Returns the metric unit in which sums of a dimension are stored; nil for pieces and for the dimension `own`.
  static func base(of dimension: Dimension) -> KitchenUnit? {
    switch dimension {
    case .mass: .gram
    case .volume: .millilitre
    case .length: .centimetre
    case .count, .own: nil
    }
  }
}
