import Templating
import TiffinCore

/// The daily goals, for the template `settings/goals`.
struct GoalsSettingsView: View {
  let page: SettingsView

  private var goals: DailyGoals { page.stored.goals }

  static let fields: Fields<GoalsSettingsView> = [
    "calories": .view(\.calories),
    "carbs": .view { $0.page.field("carbs_goal", $0.typed(.carbs)) },
    "protein": .view { $0.page.field("protein_goal", $0.typed(.protein)) },
    "fat": .view { $0.page.field("fat_goal", $0.typed(.fat)) },
    "further": .list { part in FurtherNutrient.allCases.map { FurtherNutrientGoalView($0, on: part.page) } },
    "together": .text(\.together),
    "helper": .view(\.page.helper),
  ]

  /// The field of the energy goal: the goal as typed, or the goal helper's result if the goal was not edited.
  private var calories: FieldView {
    let stored = goals.energy.map { String($0.kilocalories) } ?? ""
    var field = page.field("calorie_goal", stored)
    if let need = page.helper.need, field.value.isSameBytes(as: stored) {
      field = FieldView(id: field.id, value: String(need.energy.kilocalories), error: field.error)
    }
    return field
  }

  private func typed(_ macro: Macro) -> String? {
    goals.macros[macro].map { DecimalText.text(of: $0.milligrams, decimals: 3) }
  }

  /// The energy of the stored macro goals together; nil if there are none.
  private var together: String? {
    goals.macros == .unknown ? nil : page.format.energy(energy(of: goals.macros))
  }

  static func read(_ reader: inout SettingsFormReader) throws(HTTPRefusal) {
    // An empty field means no goal.
    try reader.apply("calorie_goal", or: "use", as: NumberField.energy.read) { $0.goals.energy = $1 }
    try reader.apply("carbs_goal", as: NumberField.grams(of: .carbs).read) { $0.goals.macros.carbs = $1 }
    try reader.apply("protein_goal", as: NumberField.grams(of: .protein).read) { $0.goals.macros.protein = $1 }
    try reader.apply("fat_goal", as: NumberField.grams(of: .fat).read) { $0.goals.macros.fat = $1 }
    for nutrient in FurtherNutrient.allCases {
      try reader.apply(nutrient.goalField, as: NumberField.grams(of: nutrient).read) { $0.goals.further[nutrient] = $1 }
      try reader.apply(box: nutrient.shownField, of: .goals, ifSent: "further") { settings, isShown in
        settings.nutrients.remove(ChosenNutrients(nutrient))
        if isShown { settings.nutrients.insert(ChosenNutrients(nutrient)) }
      }
    }
  }
}

/// The checkbox that shows fibre, sugars, saturated fat or salt, and the goal of that nutrient.
struct FurtherNutrientGoalView: View {
  let nutrient: FurtherNutrient
  let isShown: Bool
  let goal: FieldView

  init(_ nutrient: FurtherNutrient, on page: SettingsView) {
    self.nutrient = nutrient
    isShown = page.isOn(nutrient.shownField, page.stored.nutrients.contains(ChosenNutrients(nutrient)))
    let goal = page.stored.goals.further[nutrient]
    self.goal = page.field(nutrient.goalField, goal.map { DecimalText.text(of: $0.milligrams, decimals: 3) } ?? "")
  }

  static let fields: Fields<FurtherNutrientGoalView> = [
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
