/// A household's plan, as statements that run inside other transactions.
enum PlanRows {
  /// Returns the recipes that a household has planned from that day on, with the servings of the next time.
  static func planned(
    _ recipes: [Recipe.ID], from day: LocalDate, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [Recipe.ID: Servings] {
    // All that is planned, chosen from here: the database would sort the answer, and the recipes to choose by.
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

  /// Moves a household's entries of a recipe to its own copy.
  static func follow(
    _ copy: Recipe.ID, of original: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      "UPDATE plan_entry SET recipe_id = $1 WHERE recipe_id = $2 AND household_id = $3",
      [.id(copy), .id(original), .id(household)])
  }
}

extension PlanStore: Purgeable {
  /// Runs one round of removing for good the entries that were removed more than ``StoreLimits/undoDays`` ago, and
  /// forms too old to be sent again. For all households.
  ///
  /// - Returns: True if there was something to remove.
  func purgeSome() throws(StoreError) -> Bool {
    let moment = StoreLimits.undoHorizon(now())
    guard try Submissions.plan.isPurgeDue(before: moment, in: database) else { return false }
    try database.write { statements throws(StoreError) -> Void in
      try Submissions.plan.purge(before: moment, atMost: 200, statements)
    }
    return true
  }
}
