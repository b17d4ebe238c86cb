extension RecipeRowCoder {
  /// The columns of a listed recipe, except for those of ``FigureColumn``.
  enum ListColumn: Int, ColumnList {
    case id, name, category, picture, pictureAddress, household, likedBy, rememberedBy
    case estimatedEnergy, estimatedCents, estimatedMinutes, estimatedServings, estimatedRest
    case workedEnergy, workedCarbs, workedProtein, workedFat, lineCount, knownCount

    var name: String {
      switch self {
      case .id: "recipe.id"
      case .name: "recipe.name"
      case .category: "recipe.category"
      case .picture: "recipe.picture_id"
      case .pictureAddress: "recipe.picture_address"
      case .household: "recipe.household_id"
      case .likedBy: "liked.person_id"
      case .rememberedBy: "known.household_id"
      case .estimatedEnergy: "recipe.estimated_kcal"
      case .estimatedCents: "recipe.estimated_cents"
      case .estimatedMinutes: "recipe.estimated_minutes"
      case .estimatedServings: "recipe.estimated_servings"
      case .estimatedRest: "recipe.estimated_rest_minutes"
      case .workedEnergy: "worked.energy_kcal"
      case .workedCarbs: "worked.carbs_mg"
      case .workedProtein: "worked.protein_mg"
      case .workedFat: "worked.fat_mg"
      case .lineCount: "worked.line_count"
      case .knownCount: "worked.known_count"
      }
    }
  }

  /// The columns that only a recipe's page needs, after those of a list.
  enum DetailColumn: Int, ColumnList {
    case revision, catalogueNumber, original, refreshed, cuisine, rating, source, video, tags, instructions, notes
    case fibre, sugars, saturated, salt, nextTime, notedOn

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
      case .fibre: "worked.fibre_mg"
      case .sugars: "worked.sugars_mg"
      case .saturated: "worked.saturated_mg"
      case .salt: "worked.salt_mg"
      case .nextTime: "known.next_time"
      case .notedOn: "known.noted_on"
      }
    }
  }

  /// The columns of ``RecipeFigures``, for both the values that the recipe states and those that a household has
  /// entered.
  enum FigureColumn: Int, ColumnList {
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

  /// The columns of a recipe's texts, as stored. Only households' recipes have a rating and notes.
  enum TextColumn: Int, ColumnList {
    case name, nameKey, category, categoryKey, cuisine, cuisineKey, source, video, tags, instructions, rating, notes

    /// The columns that recipes of the catalogue also have.
    static let ofCatalogue = allCases.prefix { $0 != .rating }

    var name: String { declaration.name }
    var write: (RecipeContent) -> SQLValue { declaration.write }

    private var declaration: (name: String, write: (RecipeContent) -> SQLValue) {
      switch self {
      case .name: ("name", { .text($0.name.text) })
      case .nameKey: ("name_key", { .text(SortKey.of($0.name.text)) })
      case .category: ("category", { .text($0.category.text) })
      case .categoryKey: ("category_key", { .text(SortKey.of($0.category.text)) })
      case .cuisine: ("cuisine", { .text($0.cuisine.text) })
      case .cuisineKey: ("cuisine_key", { .text(SortKey.of($0.cuisine.text)) })
      case .source: ("source", { .text($0.source?.text) })
      case .video: ("video", { .text($0.video?.text) })
      case .tags: ("tags", { .text(RecipeRowCoder.stored($0.tags)) })
      case .instructions: ("instructions", { .text($0.instructions.text) })
      case .rating: ("rating", { .int($0.rating.stars) })
      case .notes: ("notes", { .text($0.notes.text) })
      }
    }
  }

  /// The columns of ``RecipeEstimate``, as stored.
  enum EstimateColumn: Int, ColumnList {
    case servings, energy, cents, time, rest

    var name: String { declaration.name }
    var write: (RecipeEstimate) -> SQLValue { declaration.write }

    private var declaration: (name: String, write: (RecipeEstimate) -> SQLValue) {
      switch self {
      case .servings: ("estimated_servings", { .int($0.servings?.count) })
      case .energy: ("estimated_kcal", { .int($0.energy?.kilocalories) })
      case .cents: ("estimated_cents", { .int($0.cents) })
      case .time: ("estimated_minutes", { .int($0.time?.minutes) })
      case .rest: ("estimated_rest_minutes", { .int($0.rest?.minutes) })
      }
    }
  }
}

extension RecipeRowCoder {
  /// Stores a new estimate of a recipe's values. A time that the recipe states is not changed.
  static func set(
    _ estimate: RecipeEstimate, of id: Recipe.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let columns = EstimateColumn.allCases.enumerated().map { "\($1.name) = $\($0 + 1)" }.joined(separator: ", ")
    try statements.run(
      "UPDATE recipe SET \(columns) WHERE id = $\(EstimateColumn.allCases.count + 1)",
      EstimateColumn.allCases.map { $0.write(estimate) } + [.id(id)])
  }
}
