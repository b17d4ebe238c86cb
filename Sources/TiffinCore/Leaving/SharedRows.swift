/// The shared data of a household whose last member leaves.
enum SharedRows {
  /// Moves the shared data to another household.
  static func move(
    from old: Household.ID, to household: Household.ID, _ dialect: any Dialect, _ statements: borrowing Statements
  ) throws(StoreError) {
    try PlanRows.move(from: old, to: household, statements)
    try FoodRows.move(from: old, to: household, dialect, statements)
    try RecipeRows.move(from: old, to: household, dialect, statements)
    try GroceryRows.move(from: old, to: household, statements)
    try BringingRows.move(from: old, to: household, statements)
  }

  /// Deletes the shared data for good.
  static func removeAll(
    of household: Household.ID, _ dialect: any Dialect, _ statements: borrowing Statements
  ) throws(StoreError) {
    try PlanRows.removeAll(of: household, statements)
    try FoodRows.removeAll(of: household, dialect, statements)
    try RecipeRows.removeAll(of: household, dialect, statements)
    try GroceryRows.removeAll(of: household, statements)
  }
}
