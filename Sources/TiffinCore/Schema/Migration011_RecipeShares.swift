extension Migration {
  /// 011: the recipe from which a meal's energy was estimated, and the number of servings by which the recipe's energy
  /// was divided.
  ///
  /// Earlier meals have no such data: their estimates stay unchanged.
  static let recipeShares = Migration { statements, dialect throws(StoreError) in
    let columns = [
      "recipe_id \(dialect.integer) REFERENCES recipe (id) ON DELETE SET NULL",
      "recipe_servings \(dialect.integer) CHECK (recipe_servings BETWEEN 1 AND 1000)",
      """
      are_servings_assumed \(dialect.integer) NOT NULL DEFAULT 0
      CHECK (are_servings_assumed = 0 OR (are_servings_assumed = 1 AND is_estimated = 1 AND recipe_servings IS NOT NULL))
      """,
    ]
    try add(columns, to: "meal", statements)
    try statements.run("CREATE INDEX meal_by_recipe ON meal (recipe_id) WHERE recipe_id IS NOT NULL")
  }
}
