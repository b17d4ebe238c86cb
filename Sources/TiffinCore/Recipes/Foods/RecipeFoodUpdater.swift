/// A background task that matches the ingredients of outdated recipes to foods again: recipes that were never matched,
/// or matched with other food tables, with a food or choice of the household that has changed, or with an older
/// algorithm.
struct RecipeFoodUpdater: HousekeepingTask {
  let database: any Database

  init(_ database: any Database) {
    self.database = database
  }

  func purgeSome() throws(StoreError) -> Bool { try readSome(atMost: 20) }

  /// Matches some outdated recipes, in a transaction that is short enough not to delay other writers.
  ///
  /// - Returns: True if any recipe was outdated, so that there may be more.
  func readSome(atMost limit: Int) throws(StoreError) -> Bool {
    let isDue = try database.read { statements throws(StoreError) in try !Self.waiting(1, statements).isEmpty }
    guard isDue else { return false }
    try database.write { statements throws(StoreError) -> Void in
      for id in try Self.waiting(limit, statements) { try read(id, statements) }
    }
    return true
  }

  /// Matches the ingredients of a recipe again, and estimates the values that it does not state.
  func read(_ id: Recipe.ID, _ statements: borrowing Statements) throws(StoreError) {
    let found = try statements.first(
      "SELECT household_id, servings, instructions FROM recipe WHERE id = $1", [.id(id)]
    ) { row -> (household: Household.ID?, servings: Servings?, steps: [String]) in
      let steps = RecipeSteps.of(TextCleanup.lines(row.text(2)))
      return (row.optionalID(0), row.optionalInt(1).map(Servings.init(stored:)), steps)
    }
    guard let found else { return }
    let ingredients = try RecipeLineRows.all(of: id, statements)
    let estimate = RecipeEstimate.of(ingredients: ingredients, steps: found.steps, servings: found.servings)
    try RecipeRowCoder.set(estimate, of: id, statements)
    try RecipeFoodRows(dialect: database.dialect).write(
      ingredients, found.steps, found.servings ?? estimate.servings, of: id, in: found.household, statements)
  }

  private static func waiting(_ limit: Int, _ statements: borrowing Statements) throws(StoreError) -> [Recipe.ID] {
    try statements.all(
      "SELECT recipe_id FROM recipe_contents WHERE reader < $1 ORDER BY reader, recipe_id LIMIT $2",
      [.int(RecipeFoods.reader), .int(limit)]
    ) { row in row.id(0) }
  }
}
