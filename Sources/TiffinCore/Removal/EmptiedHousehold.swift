/// A household without members. Its shared rows are moved to the household that the last member joined, or are removed:
/// a batch per transaction, so that other writes run in between.
struct EmptiedHousehold {
  private let id: Household.ID
  /// The household that gets the shared rows; nil if they are removed.
  private let target: Household.ID?

  /// Marks a household as emptied.
  ///
  /// - Parameter target: The household that gets its shared rows; nil to have them removed.
  static func add(
    _ household: Household.ID, movingTo target: Household.ID?, _ statements: borrowing Statements
  ) throws(StoreError) {
    // Households whose rows are being moved to this one are moved to the target instead, or removed if there is no
    // target.
    try statements.run(
      "UPDATE household SET moves_to = $1 WHERE moves_to = $2", [.id(target), .id(household)])
    try statements.run("DELETE FROM one_time_link WHERE household_id = $1", [.id(household)])
    let count = try HouseholdMergeProgress.count(household, statements)
    try statements.run(
      "UPDATE household SET is_emptied = 1, moves_to = $1, moving_count = $2 WHERE id = $3",
      [.id(target), .int(count), .id(household)])
  }

  /// Returns at most 20 emptied households.
  private static func some(_ statements: borrowing Statements) throws(StoreError) -> [EmptiedHousehold] {
    try statements.all("SELECT id, moves_to FROM household WHERE is_emptied = 1 ORDER BY id LIMIT 20") { row in
      EmptiedHousehold(id: row.id(0), target: row.optionalID(1))
    }
  }

  /// Returns true if there is an emptied household.
  static func isDue(_ statements: borrowing Statements) throws(StoreError) -> Bool {
    try !some(statements).isEmpty
  }

  /// Moves or removes a batch of one household's rows, and finally the household.
  ///
  /// - Returns: True if there was something to do.
  static func removeSome(_ dialect: any SQLDialect, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    for household in try some(statements) where try household.settle(dialect, statements) { return true }
    return false
  }

  private func settle(_ dialect: any SQLDialect, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    let isMore =
      if let target { try move(to: target, dialect, statements) } else { try removeSome(dialect, statements) }
    if isMore { return true }
    // A household can be removed only after the rows of its deleted people.
    let removed = try statements.run(
      "DELETE FROM household WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM person WHERE household_id = $1)", [.id(id)])
    // Foods and choices of one household may now match ingredients of the other's recipes.
    if removed > 0, let target { try RecipeFoodRows.outdate(of: target, statements) }
    return removed > 0
  }

  /// Moves a batch of rows. Recipes come before the plan that refers to them.
  private func move(
    to target: Household.ID, _ dialect: any SQLDialect, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    if try FoodRows.moveSome(atMost: 50, from: id, to: target, dialect, statements) { return true }
    if try RecipeRows.moveSome(atMost: 50, from: id, to: target, dialect, statements) { return true }
    if try HouseholdRows.moveSome(of: "plan_entry", atMost: 300, from: id, to: target, statements) { return true }
    if try GroceryRows.moveSome(atMost: 100, from: id, to: target, statements) { return true }
    return try HouseholdRows.moveSome(of: "bringing", atMost: 50, from: id, to: target, statements)
  }

  private func removeSome(_ dialect: any SQLDialect, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    if try HouseholdRows.removeSome(of: "plan_entry", atMost: 300, in: id, statements) { return true }
    if try FoodRows.removeSome(atMost: 20, in: id, dialect, statements) { return true }
    if try RecipeRows.removeSome(atMost: 50, pictures: 20, in: id, dialect, statements) { return true }
    if try GroceryRows.removeSome(atMost: 300, in: id, statements) { return true }
    // Imports are removed one at a time, because each may contain a file.
    return try HouseholdRows.removeSome(of: "bringing", atMost: 1, in: id, statements)
  }
}
