import Templating
import TiffinCore

/// `settings/goals`: the daily goals.
struct GoalsPart: View {
  let page: SettingsView

  private var goals: Goals { page.stored.goals }

  static let fields: Fields<GoalsPart> = [
    "calories": .view { $0.page.field("calorie_goal", $0.shown.map { String($0.kilocalories) }) },
    "carbs": .view { $0.page.field("carbs_goal", $0.typed(.carbs)) },
    "protein": .view { $0.page.field("protein_goal", $0.typed(.protein)) },
    "fat": .view { $0.page.field("fat_goal", $0.typed(.fat)) },
    "together": .text(\.together),
    "helper": .view(\.page.helper),
  ]

  /// The helper's result, or the goal as stored.
  private var shown: Energy? { page.helper.need?.energy ?? goals.energy }

  private func typed(_ macro: Macro) -> String? {
    goals.macros[macro].map { DecimalText.text(of: $0.milligrams, decimals: 3) }
  }

  /// The energy that the saved gram goals add up to; nil if there are none.
  private var together: String? {
    goals.macros == .unknown ? nil : page.format.energy(energy(of: goals.macros))
  }

  static func read(_ reader: inout SettingsReader) throws(HTTPRefusal) {
    // An empty field means no goal.
    try reader.take("calorie_goal", as: Figure.energy.read) { $0.goals.energy = $1 }
    try reader.take("carbs_goal", as: Figure.grams(of: .carbs).read) { $0.goals.macros.carbs = $1 }
    try reader.take("protein_goal", as: Figure.grams(of: .protein).read) { $0.goals.macros.protein = $1 }
    try reader.take("fat_goal", as: Figure.grams(of: .fat).read) { $0.goals.macros.fat = $1 }
  }
}
