import Templating
import TiffinCore

/// `settings/goals`: what to eat in a day.
struct GoalsPart: View {
  let page: SettingsView

  private var goals: Goals { page.stored.goals }

  static let fields: Fields<GoalsPart> = [
    "calories": .view { $0.page.field("calorie_goal", $0.goals.energy.map { String($0.kilocalories) }) },
    "carbs": .view { $0.page.field("carbs_goal", $0.typed(.carbs)) },
    "protein": .view { $0.page.field("protein_goal", $0.typed(.protein)) },
    "fat": .view { $0.page.field("fat_goal", $0.typed(.fat)) },
    "together": .text(\.together),
  ]

  private func typed(_ macro: Macro) -> String? {
    goals.macros[macro].map { DecimalText.text(of: $0.milligrams, decimals: 3) }
  }

  /// What the saved gram goals give; nil without any.
  private var together: String? {
    goals.macros == .unknown ? nil : page.format.energy(energy(of: goals.macros))
  }

  static func read(_ reader: inout SettingsReader) throws(HTTPRefusal) {
    try reader.take("calorie_goal", as: Energy.goal) { $0.goals.energy = $1 }
    try reader.take("carbs_goal", as: Mass.goal) { $0.goals.macros.carbs = $1 }
    try reader.take("protein_goal", as: Mass.goal) { $0.goals.macros.protein = $1 }
    try reader.take("fat_goal", as: Mass.goal) { $0.goals.macros.fat = $1 }
  }
}

// An empty field is no goal.
extension Energy {
  fileprivate static func goal(_ typed: String) throws(FieldRefusal) -> Energy? {
    guard let number = try number(typed, decimals: 0, unit: "kcal") else { return nil }
    return try inRange { () throws(MealError) in try Energy(kilocalories: number) }
  }
}

extension Mass {
  fileprivate static func goal(_ typed: String) throws(FieldRefusal) -> Mass? {
    guard let number = try number(typed, decimals: 3, unit: "grams") else { return nil }
    return try inRange { () throws(MealError) in try Mass(milligrams: number) }
  }
}

private func number(_ typed: String, decimals: Int, unit: String) throws(FieldRefusal) -> Int? {
  do throws(DecimalError) {
    return try DecimalText.parse(typed, decimals: decimals)
  } catch {
    if error == .empty { return nil }
    throw FieldRefusal(sentence: error.sentence(unit: unit, of: "a day"))
  }
}

private func inRange<Value>(_ make: () throws(MealError) -> Value) throws(FieldRefusal) -> Value {
  do throws(MealError) { return try make() } catch { throw FieldRefusal(sentence: error.sentence) }
}
