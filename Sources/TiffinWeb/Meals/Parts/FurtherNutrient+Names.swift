import TiffinCore

extension FurtherNutrient {
  /// The name shown on pages.
  var name: String {
    switch self {
    case .fibre: "Fibre"
    case .sugars: "Sugars"
    case .saturated: "Saturated fat"
    case .salt: "Salt"
    }
  }

  /// The name of the form field, such as "saturated".
  var field: String { nutrient.rawValue }
}

extension NumberField<Mass> {
  /// Returns the field of a nutrient in grams, with three decimals.
  static func grams(of nutrient: FurtherNutrient) -> NumberField {
    NumberField(
      name: nutrient.name, unit: "g", units: "grams", decimals: 3, example: 6, limit: Mass.range.upperBound / 1_000,
      make: { try? Mass(milligrams: $0) })
  }
}
