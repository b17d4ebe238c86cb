import Templating
import TiffinCore

/// The checkbox that shows fibre, sugars, saturated fat or salt, and the goal of that nutrient.
struct GoalFurtherView: View {
  let nutrient: FurtherNutrient
  let isShown: Bool
  let goal: FieldView

  init(_ nutrient: FurtherNutrient, on page: SettingsView) {
    self.nutrient = nutrient
    isShown = page.isOn(nutrient.shownField, page.stored.nutrients.contains(ShownNutrients(nutrient)))
    let goal = page.stored.goals.further[nutrient]
    self.goal = page.field(nutrient.goalField, goal.map { DecimalText.text(of: $0.milligrams, decimals: 3) } ?? "")
  }

  static let fields: Fields<GoalFurtherView> = [
    "label": .text(\.nutrient.name),
    "box": .text(\.nutrient.shownField),
    "on": .flag(\.isShown),
    "goal": .view(\.goal),
  ]
}

extension FurtherNutrient {
  var goalField: String { field + "_goal" }
  var shownField: String { "show_" + field }
}
