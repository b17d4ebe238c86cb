/// The columns of a person, with the currency of their household.
enum PersonColumn: Int, ColumnList {
  case id, household, name, role, currency
  case mealOrder, timeZone, energyGoal, carbsGoal, proteinGoal, fatGoal, arePastDaysReadOnly, weekStart, theme, thumb
  case isReminded, cooksAt, firstSteps, nutrients, fibreGoal, sugarsGoal, saturatedGoal, saltGoal

  /// The columns that hold settings.
  static let settings = allCases.filter { $0.write != nil }

  /// The column's name in the table.
  var column: String { declaration.column }

  var name: String {
    self == .currency ? "(SELECT currency FROM household WHERE household.id = person.household_id)" : "person.\(column)"
  }

  /// A closure that returns the column's value for given settings; nil if the column is not a setting.
  var write: ((PersonSettings) -> SQLValue)? { declaration.write }

  private var declaration: (column: String, write: ((PersonSettings) -> SQLValue)?) {
    switch self {
    case .id: ("id", nil)
    case .household: ("household_id", nil)
    case .name: ("name", nil)
    case .role: ("role", nil)
    case .currency: ("currency", nil)
    case .mealOrder: ("meal_order", { .text($0.mealOrder.rawValue) })
    case .timeZone: ("time_zone", { .text($0.timeZone.stored) })
    case .energyGoal: ("energy_goal_kcal", { .int($0.goals.energy?.kilocalories) })
    case .carbsGoal: ("carbs_goal_mg", { .int($0.goals.macros.carbs?.milligrams) })
    case .proteinGoal: ("protein_goal_mg", { .int($0.goals.macros.protein?.milligrams) })
    case .fatGoal: ("fat_goal_mg", { .int($0.goals.macros.fat?.milligrams) })
    case .arePastDaysReadOnly: ("past_days_read_only", { .flag($0.arePastDaysReadOnly) })
    case .weekStart: ("week_start", { .int($0.weekStart.rawValue) })
    case .theme: ("theme", { .text($0.theme.rawValue) })
    case .thumb: ("thumb", { .text($0.thumb.rawValue) })
    case .isReminded: ("is_reminded", { .flag($0.isReminded) })
    case .cooksAt: ("cooks_at", { .text($0.cooksAt.iso) })
    case .firstSteps: ("first_steps", { .int($0.firstSteps.rawValue) })
    case .nutrients: ("shown_nutrients", { .int($0.nutrients.rawValue) })
    case .fibreGoal: ("fibre_goal_mg", { .int($0.goals.further[.fibre]?.milligrams) })
    case .sugarsGoal: ("sugars_goal_mg", { .int($0.goals.further[.sugars]?.milligrams) })
    case .saturatedGoal: ("saturated_goal_mg", { .int($0.goals.further[.saturated]?.milligrams) })
    case .saltGoal: ("salt_goal_mg", { .int($0.goals.further[.salt]?.milligrams) })
    }
  }
}
