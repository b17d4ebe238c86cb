import Templating
import TiffinCore

/// The amount of fibre, sugars, saturated fat or salt in a meal.
struct MealFurtherView: View {
  let label: String
  /// The mass, such as "5.2 g" or "≥ 3 g"; nil if it is unknown.
  let grams: String?

  static let fields: Fields<MealFurtherView> = ["label": .text(\.label), "grams": .text(\.grams)]

  static func all(of meal: MealFurtherNutrients, for visitor: Visitor) -> [MealFurtherView] {
    visitor.person.settings.nutrients.all.map { nutrient in
      let mark = meal.isWhole(nutrient) ? meal.isEstimated ? Formatter.about : "" : "≥ "
      let grams = meal.masses[nutrient].map { mark + Formatter.sum(milligrams: $0.milligrams) + " g" }
      return MealFurtherView(label: nutrient.name, grams: grams)
    }
  }
}
