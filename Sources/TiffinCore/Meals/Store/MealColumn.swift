/// The columns of the `meal` table that make a meal. What lists do not show comes last.
enum MealColumn: Int, ColumnList {
  case id, photo, date, time, name, category, energy, carbs, protein, fat, rating, isFavourite, isEstimated
  case recipe, servings, areServingsAssumed
  case revision, notes

  /// What a list shows.
  static let listed = allCases.prefix { $0 != .revision }

  /// Those that a person fills.
  static let content = allCases.filter { $0.write != nil }

  var name: String { declaration.name }

  /// What is written into it; nil where the store decides that by itself.
  var write: ((MealContent) -> SQLValue)? { declaration.write }

  private var declaration: (name: String, write: ((MealContent) -> SQLValue)?) {
    switch self {
    case .id: ("id", nil)
    case .photo: ("photo_id", nil)
    case .date: ("eaten_on", { .text($0.date.iso) })
    case .time: ("eaten_at", { .text(MealRow.stored($0.time)) })
    case .name: ("name", { .text($0.name.text) })
    case .category: ("category", { .text($0.category.name) })
    case .energy: ("energy_kcal", { .int($0.energy?.kilocalories) })
    case .carbs: ("carbs_mg", { .int($0.macros.carbs?.milligrams) })
    case .protein: ("protein_mg", { .int($0.macros.protein?.milligrams) })
    case .fat: ("fat_mg", { .int($0.macros.fat?.milligrams) })
    case .rating: ("rating", { .int($0.rating.stars) })
    case .isFavourite: ("is_favourite", { .flag($0.isFavourite) })
    case .isEstimated: ("is_estimated", { .flag($0.isEstimated) })
    case .recipe: ("recipe_id", { .int($0.share?.recipeNumber) })
    case .servings: ("recipe_servings", { .int($0.share?.servings.count) })
    case .areServingsAssumed: ("are_servings_assumed", { .flag($0.share?.isAssumed ?? false) })
    case .revision: ("revision", nil)
    case .notes: ("notes", { .text($0.notes.text) })
    }
  }
}
