/// A household's recipes with their pictures and figures, as statements that run inside other transactions.
enum RecipeRows {
  /// Moves the recipes with the last person who leaves a household for another one. Figures that both households know
  /// stay the new one's.
  static func move(
    from old: Household.ID, to household: Household.ID, _ dialect: any Dialect, _ statements: borrowing Statements
  ) throws(StoreError) {
    let recipes: [Recipe.ID] = try statements.all(
      "SELECT id FROM recipe WHERE household_id = $1", [.id(old)]
    ) { row in row.id(0) }
    for table in ["recipe", "recipe_picture"] {
      try statements.run(
        "UPDATE \(table) SET household_id = $1 WHERE household_id = $2", [.id(household), .id(old)])
    }
    let words = RecipeWords(dialect)
    for id in recipes {
      try words.replace(id, try RecipeStore.content(of: id, statements), of: household, statements)
    }
    try statements.run(
      """
      UPDATE recipe_figures SET household_id = $1 WHERE household_id = $2 AND NOT EXISTS (
        SELECT 1 FROM recipe_figures AS known
        WHERE known.household_id = $1 AND known.recipe_id = recipe_figures.recipe_id
      )
      """,
      [.id(household), .id(old)])
    try statements.run("DELETE FROM recipe_figures WHERE household_id = $1", [.id(old)])
    try ChoiceRows.move(from: old, to: household, statements)
  }

  /// Removes the recipes with the last person of a household.
  static func removeAll(
    of household: Household.ID, _ dialect: any Dialect, _ statements: borrowing Statements
  ) throws(StoreError) {
    try RecipeWords(dialect).removeAll(of: household, statements)
    try ChoiceRows.removeAll(of: household, statements)
    // There are no copies of own recipes: only the catalogue's are copied.
    for table in ["recipe_figures", "recipe", "recipe_picture"] {
      try statements.run("DELETE FROM \(table) WHERE household_id = $1", [.id(household)])
    }
  }
}
