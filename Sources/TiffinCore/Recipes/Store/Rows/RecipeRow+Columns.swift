extension RecipeRow {
  /// The columns of a list, before the figures of recipe and household.
  enum Listed: Int, ColumnList {
    case id, name, category, picture, pictureAddress, household, likedBy
    case estimatedEnergy, estimatedCents, estimatedMinutes, estimatedServings, estimatedRest

    var name: String {
      switch self {
      case .id: "recipe.id"
      case .name: "recipe.name"
      case .category: "recipe.category"
      case .picture: "recipe.picture_id"
      case .pictureAddress: "recipe.picture_address"
      case .household: "recipe.household_id"
      case .likedBy: "liked.person_id"
      case .estimatedEnergy: "recipe.estimated_kcal"
      case .estimatedCents: "recipe.estimated_cents"
      case .estimatedMinutes: "recipe.estimated_minutes"
      case .estimatedServings: "recipe.estimated_servings"
      case .estimatedRest: "recipe.estimated_rest_minutes"
      }
    }
  }

  /// The columns of the recipe's own page only, behind those of a list.
  enum Whole: Int, ColumnList {
    case revision, catalogueNumber, original, refreshed, cuisine, rating, source, video, tags, instructions, notes

    var name: String {
      switch self {
      case .revision: "recipe.revision"
      case .catalogueNumber: "recipe.catalogue_number"
      case .original: "recipe.copy_of"
      case .refreshed: "recipe.refreshed_at"
      case .cuisine: "recipe.cuisine"
      case .rating: "recipe.rating"
      case .source: "recipe.source"
      case .video: "recipe.video"
      case .tags: "recipe.tags"
      case .instructions: "recipe.instructions"
      case .notes: "recipe.notes"
      }
    }
  }

  /// The columns of ``RecipeFigures``, both the recipe's own and a household's.
  enum Figure: Int, ColumnList {
    case servings, energy, carbs, protein, fat, cost, time

    var name: String { declaration.name }
    var write: (RecipeFigures) -> SQLValue { declaration.write }

    private var declaration: (name: String, write: (RecipeFigures) -> SQLValue) {
      switch self {
      case .servings: ("servings", { .int($0.servings?.count) })
      case .energy: ("energy_kcal", { .int($0.energy?.kilocalories) })
      case .carbs: ("carbs_mg", { .int($0.macros.carbs?.milligrams) })
      case .protein: ("protein_mg", { .int($0.macros.protein?.milligrams) })
      case .fat: ("fat_mg", { .int($0.macros.fat?.milligrams) })
      case .cost: ("cost_minor", { .int($0.cost?.minorUnits) })
      case .time: ("minutes", { .int($0.time?.minutes) })
      }
    }
  }
}
