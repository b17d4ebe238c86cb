import Templating
import TiffinCore

/// Whether fibre, sugars, saturated fat or salt is shown, and the goal for it.
struct GoalFurtherView: View {
  let nutrient: FurtherNutrient
  let page: SettingsView

  static let fields: Fields<GoalFurtherView> = [
    "label": .text(\.nutrient.name),
    "box": .text(\.nutrient.shownField),
    "on": .flag { view in
      view.page.isOn(view.nutrient.shownField, view.page.stored.nutrients.contains(ShownNutrients(view.nutrient)))
    },
    "goal": .view { view in
      let goal = view.page.stored.goals.further[view.nutrient]
      return view.page.field(
        view.nutrient.goalField, goal.map { DecimalText.text(of: $0.milligrams, decimals: 3) } ?? "")
    },
  ]
}

extension FurtherNutrient {
  var goalField: String { "\(field)_goal" }
  var shownField: String { "show_\(field)" }
}
