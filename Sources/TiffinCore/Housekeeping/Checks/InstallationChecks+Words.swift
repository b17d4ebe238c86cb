extension InstallationChecks {
  /// Checks the keys by which meals are sorted and grouped, and repairs them if repairing.
  func checkMealKeys() throws(StoreError) -> CheckResult {
    try checkMeals("have keys that differ from name or category") { meal, statements throws(StoreError) in
      let keys = MealSortKeys(name: MealName(stored: meal.name), category: MealCategory(stored: meal.category))
      guard keys.name != meal.nameKey || keys.category != meal.categoryKey else { return false }
      guard isRepairing else { return true }
      try statements.run(
        "UPDATE meal SET name_key = $1, category_key = $2 WHERE id = $3",
        [.text(keys.name), .text(keys.category), .int(meal.id)])
      return true
    }
  }

  /// Checks the words by which a search finds meals and recipes, and repairs them if repairing.
  func checkWords() throws(StoreError) -> CheckResult {
    let index = database.dialect.wordIndex("meal_words")
    let meals = try checkMeals("are not found by their words") { meal, statements throws(StoreError) in
      let text = MealWordIndex.text(of: meal.name, meal.notes, by: Person.ID(Int64(meal.person)))
      return try repair(index, meal.id, text, statements)
    }
    return meals.joined(with: try checkRecipes())
  }

  private func checkRecipes() throws(StoreError) -> CheckResult {
    let index = database.dialect.wordIndex("recipe_words")
    let count = try turn { statements throws(StoreError) in
      let recipes = try statements.all("SELECT id, household_id FROM recipe ORDER BY id") { row in
        (id: row.id(0) as Recipe.ID, household: row.optionalID(1) as Household.ID?)
      }
      var count = 0
      for recipe in recipes {
        let content = try RecipeStore.content(of: recipe.id, statements)
        let text = RecipeWordIndex.text(of: content, recipe.household)
        if try repair(index, Int(recipe.id.number), text, statements) { count += 1 }
      }
      return count
    }
    return result(count, "recipes are not found by their words")
  }

  /// Compares the words of a row in the index with `text`, and repairs the index if repairing; returns true if they
  /// differ.
  private func repair(
    _ index: any WordIndex, _ id: Int, _ text: String, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let found = try statements.first(index.words, [.int(id)]) { row in row.text(0) }
    if found == text { return false }
    guard isRepairing else { return true }
    if found == nil {
      try statements.run(index.insertion, [.int(id), .text(text)])
    } else {
      try statements.run(index.replacement, [.text(text), .int(id)])
    }
    return true
  }

  private func checkMeals(
    _ problem: String, _ isWrong: (StoredMeal, borrowing Statements) throws(StoreError) -> Bool
  ) throws(StoreError) -> CheckResult {
    var (last, count) = (0, 0)
    while true {
      // Batches allow other writes in between.
      let seen = try turn { statements throws(StoreError) in
        let meals = try statements.all(StoredMeal.query, [.int(last)], StoredMeal.read)
        for meal in meals where try isWrong(meal, statements) { count += 1 }
        return meals.last?.id
      }
      guard let seen else { return result(count, "meals \(problem)") }
      last = seen
    }
  }

  /// Runs `body` in a write transaction if repairing, otherwise in a read transaction.
  private func turn<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    isRepairing ? try database.write(body) : try database.read(body)
  }

  private func result(_ count: Int, _ problem: String) -> CheckResult {
    var result = CheckResult()
    if count > 0 { result.add("\(count) \(problem)", isRepaired: isRepairing) }
    return result
  }
}

/// The columns of a meal from which its keys and words are computed.
private struct StoredMeal {
  static let query = """
    SELECT id, person_id, name, category, notes, name_key, category_key FROM meal
    WHERE id > $1 ORDER BY id LIMIT 200
    """

  let id: Int
  let person: Int
  let name: String
  let category: String
  let notes: String
  let nameKey: String
  let categoryKey: String

  static func read(_ row: borrowing Row) throws(StoreError) -> StoredMeal {
    StoredMeal(
      id: row.int(0), person: row.int(1), name: row.text(2), category: row.text(3), notes: row.text(4),
      nameKey: row.text(5), categoryKey: row.text(6))
  }
}
