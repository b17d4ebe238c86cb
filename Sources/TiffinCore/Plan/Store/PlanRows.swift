/// Statements on a household's plan, for use inside other transactions.
enum PlanRows {
  /// Returns those of the given recipes that a household has planned from a day on, each with the servings of its next
  /// entry.
  static func planned(
    _ recipes: [Recipe.ID], from day: LocalDate, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [Recipe.ID: Servings] {
    // The recipes are filtered here, because the database would sort both the result and the list of recipes.
    let wanted = Set(recipes)
    var planned: [Recipe.ID: (day: String, servings: Int)] = [:]
    try statements.run(
      """
      SELECT recipe_id, day, servings FROM plan_entry
      WHERE household_id = $1 AND day >= $2 AND recipe_id IS NOT NULL AND deleted_at IS NULL
      """,
      [.id(household), .text(day.iso)]
    ) { row in
      let recipe: Recipe.ID = row.id(0)
      guard wanted.contains(recipe) else { return }
      let next = (day: row.text(1), servings: row.int(2))
      planned[recipe] = planned[recipe].map { $0.day <= next.day ? $0 : next } ?? next
    }
    return planned.mapValues { Servings(stored: $0.servings) }
  }

  /// Returns the recipes of the 60 entries with the latest days, latest first, without duplicates.
  static func recipesPlannedLast(
    of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [Recipe.ID] {
    let latest: [Recipe.ID] = try statements.all(
      """
      SELECT recipe_id FROM plan_entry WHERE household_id = $1 AND recipe_id IS NOT NULL AND deleted_at IS NULL
      ORDER BY day DESC LIMIT 60
      """, [.id(household)]
    ) { row in row.id(0) }
    var seen: Set<Recipe.ID> = []
    return latest.filter { seen.insert($0).inserted }
  }

  /// Returns the number of entries from a day on that have exactly this number of servings.
  static func count(
    for servings: Servings, from day: LocalDate, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Int {
    try statements.first(
      """
      SELECT COUNT(*) FROM plan_entry WHERE household_id = $1 AND day >= $2 AND servings = $3 AND deleted_at IS NULL
      """, [.id(household), .text(day.iso), .int(servings.count)]
    ) { row in row.int(0) } ?? 0
  }

  /// Returns the selected entries that have exactly this number of servings.
  static func ids(
    of meals: PlanSelection, for servings: Servings, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [PlanEntry.ID] {
    let own = "SELECT id FROM plan_entry WHERE household_id = $1 AND servings = $2 AND deleted_at IS NULL"
    switch meals {
    case .from(let day):
      return try statements.all(
        "\(own) AND day >= $3 ORDER BY id", [.id(household), .int(servings.count), .text(day.iso)]
      ) { row in row.id(0) }
    case .only(let ids):
      if ids.isEmpty { return [] }
      let list = IdentifierList(ids)
      return try statements.all(
        "\(own) AND id IN (\(list.parameters(from: 3))) ORDER BY id",
        [.id(household), .int(servings.count)] + list.values
      ) { row in row.id(0) }
    }
  }

  /// Changes the servings of entries.
  static func change(
    _ entries: [PlanEntry.ID], to servings: Servings, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    if entries.isEmpty { return }
    let list = IdentifierList(entries)
    try statements.run(
      """
      UPDATE plan_entry SET servings = $1, revision = revision + 1
      WHERE household_id = $2 AND id IN (\(list.parameters(from: 3)))
      """, [.int(servings.count), .id(household)] + list.values)
  }

  /// Replaces a recipe by the household's own copy of it in the household's entries.
  static func replaceRecipe(
    _ copy: Recipe.ID, of original: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE plan_entry SET recipe_id = $1 WHERE recipe_id = $2 AND household_id = $3",
      [.id(copy), .id(original), .id(household)])
  }
}

extension PlanStore: HousekeepingTask {
  /// Purges entries of all households that were deleted more than ``StoreLimits/undoDays`` days ago, and old submission
  /// keys. Each call purges a limited number.
  ///
  /// - Returns: True if there was something to purge.
  func purgeSome() throws(StoreError) -> Bool {
    let moment = StoreLimits.undoHorizon(now())
    guard try Submissions.plan.isPurgeDue(before: moment, in: database) else { return false }
    try database.write { statements throws(StoreError) -> Void in
      try Submissions.plan.purge(before: moment, atMost: 200, statements)
    }
    return true
  }
}
