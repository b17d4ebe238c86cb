/// SQL statements on the tables of the foods matched with recipes' lines. They are run in the transactions of other
/// stores.
struct RecipeFoodRows {
  let dialect: any SQLDialect

  /// Matches a recipe's lines to foods and stores the result; for a recipe without lines, a result with zero lines.
  ///
  /// - Parameters:
  ///   - household: The household; nil for a recipe of the catalogue.
  ///   - isNew: True if the recipe has just been added, so that there is no previous result to delete.
  func write(
    _ content: RecipeContent, of id: Recipe.ID, in household: Household.ID?, isNew: Bool = false,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    try write(
      content.ingredients, content.steps, content.figures.servings ?? content.estimate.servings, of: id, in: household,
      isNew: isNew, statements)
  }

  /// Matches the lines of a stored recipe to foods and stores the result.
  ///
  /// - Parameters:
  ///   - servings: The stated or estimated number of servings; nil for the usual number.
  ///   - isNew: True if the recipe has just been added, so that there is no previous result to delete.
  func write(
    _ ingredients: [RecipeIngredient], _ steps: [String], _ servings: Servings?, of id: Recipe.ID,
    in household: Household.ID?, isNew: Bool = false, _ statements: borrowing Statements
  ) throws(StoreError) {
    if !isNew { try remove(id, statements) }
    let contents = try RecipeFoodMatcher(dialect: dialect, household: household).contents(
      of: ingredients, steps: steps, for: servings ?? .usual, statements)
    let nutrients = contents.nutrients
    try statements.run(
      """
      INSERT INTO recipe_contents (
        recipe_id, reader, line_count, known_count, mass_mg, known_mass_mg, energy_kcal, carbs_mg, protein_mg, fat_mg,
        fibre_mg, sugars_mg, saturated_mg, salt_mg
      ) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      """,
      [
        .id(id), .int(RecipeFoods.reader), .int(contents.lines.count), .int(contents.knownLines),
        .int(contents.mass), .int(contents.knownMass), .int(nutrients.energy?.kilocalories),
        .int(nutrients[.carbs]), .int(nutrients[.protein]), .int(nutrients[.fat]), .int(nutrients[.fibre]),
        .int(nutrients[.sugars]), .int(nutrients[.saturated]), .int(nutrients[.salt]),
      ])
    for line in contents.lines { try write(line, of: id, statements) }
  }

  private func write(
    _ line: MatchedLine, of id: Recipe.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    var food: Food.ID?
    if case .food(let id) = line.match { food = id }
    try statements.run(
      """
      INSERT INTO recipe_line_food (recipe_id, place, ingredient_key, food_id, is_nothing, mass_mg)
      VALUES ($1, $2, $3, $4, $5, $6)
      """,
      [.id(id), .int(line.place), .text(line.key), .id(food), .flag(line.match == .nothing), .int(line.mass)])
  }

  /// Marks all recipes of a household as outdated after its foods or choices changed. They are matched again when the
  /// server is idle.
  static func outdate(of household: Household.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run(
      """
      UPDATE recipe_contents SET reader = 0 WHERE recipe_id IN (SELECT id FROM recipe WHERE household_id = $1)
      """, [.id(household)])
  }

  private func remove(_ id: Recipe.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run("DELETE FROM recipe_line_food WHERE recipe_id = $1", [.id(id)])
    try statements.run("DELETE FROM recipe_contents WHERE recipe_id = $1", [.id(id)])
  }
}
