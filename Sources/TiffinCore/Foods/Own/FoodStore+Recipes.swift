extension FoodStore {
  /// Marks recipes of the household as outdated after one of its foods was added, changed or deleted: recipes with a
  /// line that is matched to the food, or that may match the food.
  ///
  /// - Parameter old: The food's content before the change; nil for a new food.
  static func outdateRecipes(
    with id: Food.ID, once old: FoodContent? = nil, of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let now = try statements.all("SELECT name, brand FROM food WHERE id = $1", [.id(id)]) { row in
      [row.text(0), row.optionalText(1) ?? ""]
    }
    let names = now.joined() + (old.map { [$0.name.text, $0.brand ?? ""] } ?? [])
    // The search also matches beginnings of words.
    let beginnings = Set(names.flatMap(Words.of).map { String($0.prefix(3)) }).sorted().prefix(40)
    let isLike = beginnings.indices.map { " OR line.ingredient_key LIKE $\($0 + 3)" }.joined()
    // The count per recipe prevents PostgreSQL from reading the lines of all households.
    try statements.run(
      """
      UPDATE recipe_contents SET reader = 0 WHERE recipe_id IN (
        SELECT id FROM recipe WHERE household_id = $1 AND (
          SELECT COUNT(*) FROM recipe_line_food AS line
          WHERE line.recipe_id = recipe.id AND (line.food_id = $2\(isLike))
        ) > 0
      )
      """,
      [.id(household), .id(id)] + beginnings.map { .text("%\($0)%") })
  }
}
