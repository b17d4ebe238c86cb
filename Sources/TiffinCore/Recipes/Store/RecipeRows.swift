/// SQL statements on a household's recipes with their pictures and values, which are run in the transactions of other
/// stores.
enum RecipeRows {
  /// Moves up to `limit` rows to another household, when the last person of a household moves there: recipes first,
  /// then the household's values of recipes and its choices of foods. Costs are converted to the other household's
  /// currency. If both households have values for a recipe, those of the new household have precedence.
  ///
  /// - Returns: True if rows were moved, so that there may be more.
  static func moveSome(
    atMost limit: Int, from old: Household.ID, to household: Household.ID, _ dialect: any SQLDialect,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    // All pictures are moved first, so that moved recipes have their pictures.
    try statements.run(
      "UPDATE recipe_album SET household_id = $1 WHERE household_id = $2", [.id(household), .id(old)])
    let cost = try HouseholdSettingsStore.rescaling(of: "cost_minor", from: old, to: household, statements)
    if try moveSomeRecipes(atMost: limit, cost, from: old, to: household, dialect, statements) { return true }
    let assignment = cost.map { ", cost_minor = \($0)" } ?? ""
    let isMore = try HouseholdRows.mergeSome(
      of: "recipe_figures", by: "recipe_id", atMost: limit, setting: assignment, from: old, to: household, statements)
    if isMore { return true }
    return try HouseholdRows.mergeSome(
      of: "ingredient_food", by: "ingredient_key", atMost: limit, from: old, to: household, statements)
  }

  private static func moveSomeRecipes(
    atMost limit: Int, _ cost: String?, from old: Household.ID, to household: Household.ID, _ dialect: any SQLDialect,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let recipes: [Recipe.ID] = try statements.all(
      "SELECT id FROM recipe WHERE household_id = $1 ORDER BY id LIMIT $2", [.id(old), .int(limit)]
    ) { row in row.id(0) }
    let words = RecipeWordIndex(dialect)
    for id in recipes {
      try statements.run(
        "UPDATE recipe SET household_id = $1, cost_minor = \(cost ?? "cost_minor") WHERE id = $2",
        [.id(household), .id(id)])
      try words.replace(id, try RecipeStore.content(of: id, statements), of: household, statements)
    }
    return !recipes.isEmpty
  }

  /// Removes up to `limit` rows of a household whose last person leaves: recipes first, then values and choices of
  /// foods, then at most `pictures` pictures per call, because each removed page of the database is written.
  ///
  /// - Returns: True if rows were removed, so that there may be more.
  static func removeSome(
    atMost limit: Int, pictures: Int, in household: Household.ID, _ dialect: any SQLDialect,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let recipes: [Recipe.ID] = try statements.all(
      "SELECT id FROM recipe WHERE household_id = $1 LIMIT $2", [.id(household), .int(limit)]
    ) { row in row.id(0) }
    // No other recipes refer to these, because only the catalogue's recipes have copies.
    for id in recipes {
      try RecipeWordIndex(dialect).remove(id, statements)
      try statements.run("DELETE FROM recipe WHERE id = $1", [.id(id)])
    }
    if !recipes.isEmpty { return true }
    for (table, key) in [("recipe_figures", "recipe_id"), ("ingredient_food", "ingredient_key")]
    where try HouseholdRows.removeSome(of: table, by: key, atMost: limit, in: household, statements) {
      return true
    }
    if try removeSomePictures(atMost: pictures, in: household, statements) { return true }
    return try HouseholdRows.removeSome(of: "recipe_album", atMost: limit, in: household, statements)
  }

  private static func removeSomePictures(
    atMost limit: Int, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    // There is a statement per album, so that PostgreSQL uses the index for the pictures.
    let albums = try statements.all("SELECT id FROM recipe_album WHERE household_id = $1", [.id(household)]) { row in
      row.int(0)
    }
    let remove = """
      DELETE FROM recipe_picture WHERE album_id = $1
      AND id IN (SELECT id FROM recipe_picture WHERE album_id = $1 LIMIT $2)
      """
    for album in albums where try statements.run(remove, [.int(album), .int(limit)]) > 0 { return true }
    return false
  }
}
