import TiffinCore

extension FurtherNutrient {
  /// The name on the page.
  var name: String {
    switch self {
    case .fibre: "Fibre"
    case .sugars: "Sugars"
    case .saturated: "Saturated fat"
    case .salt: "Salt"
    }
  }

  /// The name of its field: "saturated".
  var field: String { nutrient.rawValue }
}

extension Figure<Mass> {
  /// Returns the figure for a nutrient, to the milligram.
  static func grams(of nutrient: FurtherNutrient) -> Figure {
    Figure(
      name: nutrient.name, unit: "g", units: "grams", decimals: 3, example: 6, limit: Mass.range.upperBound / 1_000,
      make: { try? Mass(milligrams: $0) })
  }
}
