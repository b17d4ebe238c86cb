/// SQL statements on the table `ingredient_food`, which stores the foods that households have chosen for ingredients.
/// They are run in the transactions of other stores.
enum IngredientChoiceRows {
  /// Returns a household's choices for ingredients, by their ``IngredientName/key``. A choice whose food was deleted or
  /// belongs to another household is skipped.
  static func all(
    _ keys: [String], of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [String: IngredientChoice] {
    guard !keys.isEmpty else { return [:] }
    let rows = try statements.all(
      """
      SELECT ingredient_key, food_id, unit, mass_mg FROM ingredient_food
      WHERE household_id = $1 AND ingredient_key IN (\((2...keys.count + 1).map { "$\($0)" }.joined(separator: ", ")))
      AND (food_id IS NULL OR EXISTS (
        SELECT 1 FROM food WHERE food.id = ingredient_food.food_id AND food.deleted_at IS NULL
        AND (food.household_id IS NULL OR food.household_id = ingredient_food.household_id)
      ))
      """,
      [.id(household)] + keys.map { .text($0) }
    ) { row in (row.text(0), IngredientChoice(food: row.optionalID(1), weight: weight(row))) }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }

  private static func weight(_ row: borrowing Row) -> IngredientWeight? {
    guard let unit = row.optionalText(2), let mass = row.optionalInt(3) else { return nil }
    return IngredientWeight(unit: unit, mass: mass)
  }

  /// Sets or replaces the choice for an ingredient; nil deletes it. The household's recipes with the ingredient are
  /// marked as outdated, see ``RecipeFoodUpdater``.
  static func set(
    _ choice: IngredientChoice?, for key: String, of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    if let choice {
      try statements.run(
        """
        INSERT INTO ingredient_food (household_id, ingredient_key, food_id, unit, mass_mg) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (household_id, ingredient_key) DO UPDATE SET
        food_id = excluded.food_id, unit = excluded.unit, mass_mg = excluded.mass_mg
        """,
        [
          .id(household), .text(key), .id(choice.food), choice.weight.map { .text($0.unit) } ?? .null,
          .int(choice.weight?.mass),
        ])
    } else {
      try statements.run(
        "DELETE FROM ingredient_food WHERE household_id = $1 AND ingredient_key = $2", [.id(household), .text(key)])
    }
    try statements.run(
      """
      UPDATE recipe_contents SET reader = 0 WHERE recipe_id IN (
        SELECT recipe_line_food.recipe_id FROM recipe_line_food JOIN recipe ON recipe.id = recipe_line_food.recipe_id
        WHERE recipe_line_food.ingredient_key = $1 AND recipe.household_id = $2
      )
      """,
      [.text(key), .id(household)])
  }
}
