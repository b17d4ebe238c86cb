extension RecipeStore {
  /// Creates the store, whose changes of recipes also update the plan and the grocery list.
  ///
  /// - Parameter now: Returns the seconds since 1970-01-01 UTC; tests pass another clock.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.init(database, followers: [PlanRows.self, GroceryRows.self], now: now)
  }
}

extension PlanRows: RecipeReferrer {}

extension GroceryRows: RecipeReferrer {}
