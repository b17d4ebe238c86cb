/// The fibre, sugars, saturated fat and salt of one meal, as stated for the meal or otherwise by its foods.
public struct MealFurtherNutrients: Equatable, Sendable {
  /// The meal's identifier.
  public let meal: Meal.ID
  /// The day on which the meal was eaten.
  public let date: LocalDate
  /// True if an estimate from a recipe is included.
  public let isEstimated: Bool
  /// The masses as far as they are known: the mass stated for the meal, otherwise the sum of the foods that state one.
  public private(set) var masses: FurtherNutrients
  private var lacking: ChosenNutrients = []

  /// Combines the masses that are stated for the meal with those of its foods.
  ///
  /// - Parameters:
  ///   - stated: The masses that are stated for the meal itself.
  ///   - lines: The masses of each of the meal's foods.
  init(meal: Meal.ID, date: LocalDate, isEstimated: Bool, stated: FurtherNutrients, lines: [FurtherNutrients]) {
    self.meal = meal
    self.date = date
    self.isEstimated = isEstimated && stated != .unknown
    masses = stated
    for nutrient in FurtherNutrient.allCases where stated[nutrient] == nil {
      let known = lines.compactMap { $0[nutrient] }
      if !known.isEmpty { masses[nutrient] = Mass(stored: known.reduce(0) { $0 + $1.milligrams }) }
      if lines.isEmpty || known.count < lines.count { lacking.insert(ChosenNutrients(nutrient)) }
    }
  }

  /// Returns false if a part of the mass is unknown.
  public func isWhole(_ nutrient: FurtherNutrient) -> Bool { !lacking.contains(ChosenNutrients(nutrient)) }
}

extension [MealFurtherNutrients] {
  /// The sums of each ``FurtherNutrient``, in the order of its cases.
  public var totals: [FigureTotal] {
    FurtherNutrient.allCases.map { nutrient in
      reduce(into: FigureTotal.none) { total, meal in
        total.add(
          meal.masses[nutrient]?.milligrams, isEstimated: meal.isEstimated && meal.masses[nutrient] != nil,
          isPart: !meal.isWhole(nutrient))
      }
    }
  }
}
