extension Migration {
  /// 009: a recipe's resting time, separate from its active time; all estimates are recomputed.
  ///
  /// active_minutes is the recipe's stated time without resting.
  static let rests = Migration { statements, dialect throws(StoreError) in
    for column in ["estimated_rest_minutes", "active_minutes"] {
      try statements.run(
        "ALTER TABLE recipe ADD COLUMN \(column) \(dialect.integer) CHECK (\(column) BETWEEN 0 AND 100000)")
    }
    var last = 0
    while true {
      let recipes = try recipes(after: last, statements)
      for recipe in recipes { try estimate(recipe, statements) }
      guard let reached = recipes.last?.id else { return }
      last = reached
    }
  }

  private struct Guessed {
    let id: Int
    let servings: Servings?
    let time: CookTime?
    let steps: [String]
  }

  /// Reads recipes in batches, as their instructions may be long. Skips recipes that are known only from lists of the
  /// catalogue.
  private static func recipes(after last: Int, _ statements: borrowing Statements) throws(StoreError) -> [Guessed] {
    try statements.all(
      """
      SELECT id, servings, minutes, instructions FROM recipe
      WHERE id > $1 AND (household_id IS NOT NULL OR refreshed_at IS NOT NULL) ORDER BY id LIMIT 200
      """,
      [.int(last)]
    ) { row in
      Guessed(
        id: row.int(0), servings: row.optionalInt(1).map(Servings.init(stored:)),
        time: row.optionalInt(2).map(CookTime.init(stored:)), steps: RecipeSteps.of(TextCleanup.lines(row.text(3))))
    }
  }

  private static func estimate(_ recipe: Guessed, _ statements: borrowing Statements) throws(StoreError) {
    let ingredients = try statements.all(
      "SELECT measure, line FROM recipe_ingredient WHERE recipe_id = $1 ORDER BY place", [.int(recipe.id)]
    ) { row in
      row.optionalText(0).map { RecipeIngredient.pair(CatalogueIngredient(name: row.text(1), measure: $0)) }
        ?? .line(row.text(1))
    }
    let estimate = RecipeEstimate.of(ingredients: ingredients, steps: recipe.steps, servings: recipe.servings)
    try statements.run(
      """
      UPDATE recipe SET estimated_servings = $1, estimated_kcal = $2, estimated_cents = $3, estimated_minutes = $4,
      estimated_rest_minutes = $5, active_minutes = $6 WHERE id = $7
      """,
      [
        .int(estimate.servings?.count), .int(estimate.energy?.kilocalories), .int(estimate.cents),
        .int(estimate.time?.minutes), .int(estimate.rest?.minutes),
        .int(recipe.time.map { RecipeTime(told: $0, estimate).active.value.minutes }), .int(recipe.id),
      ])
  }
}
