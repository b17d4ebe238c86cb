extension RecipeStore {
  /// Creates a store whose changes of recipes also update the plan and the grocery list.
  ///
  /// - Parameter now: Returns the seconds since 1970-01-01 UTC; tests pass another clock.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.init(database, followers: [PlanRows.self, GroceryRows.self], now: now)
  }
}

extension PlanRows: RecipeReferrer {}

extension GroceryRows: RecipeReferrer {}

extension RecipeStore {
  /// Returns the recipes among the given ones that the household has planned from a day on, each with the servings of
  /// its next entry.
  static func planned(
    _ ids: [Recipe.ID], from day: LocalDate, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [Recipe.ID: Servings] {
    ids.isEmpty ? [:] : try PlanRows.planned(ids, from: day, in: person.household, statements)
  }
}
