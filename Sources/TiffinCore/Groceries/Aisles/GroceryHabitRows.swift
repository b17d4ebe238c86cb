/// Statements on `grocery_habit`: the items that a household buys or usually has at home, and their aisles. `used_at`
/// is 0 for an initial staple that was never on the list; an imported item gets the time of the import.
struct GroceryHabitRows {
  let household: Household.ID
  /// The current time, in seconds since 1970-01-01 UTC.
  let now: Int

  /// Adds the initial aisles and the usual staples, unless the household has or had any aisles.
  ///
  /// - Returns: True if they were added.
  @discardableResult
  func begin(_ statements: borrowing Statements) throws(StoreError) -> Bool {
    let aisles = GroceryAisleRows(household: household)
    guard try aisles.begin(statements) else { return false }
    for name in InitialStaples.names.map(GroceryName.init(stored:)) {
      try insert(name, in: try aisles.usual(for: name, statements), statements)
    }
    try statements.run(
      "UPDATE grocery_habit SET is_staple = 1, used_at = 0 WHERE household_id = $1", [.id(household)])
    return true
  }

  /// Counts a use of an item. A new item gets its usual aisle.
  ///
  /// - Parameter isTyped: True for a name that a person typed, which becomes the household's own name for the item;
  ///   false for a name from a recipe.
  func use(_ name: GroceryName, isTyped: Bool, _ statements: borrowing Statements) throws(StoreError) {
    let changed = try statements.run(
      """
      UPDATE grocery_habit SET uses = uses + 1, used_at = $1, name = CASE WHEN $2 = 1 THEN $3 ELSE name END
      WHERE household_id = $4 AND item_key = $5
      """,
      [.int(now), .flag(isTyped), .text(name.text), .id(household), .text(name.key)])
    if changed > 0 { return }
    if try begin(statements) { return try use(name, isTyped: isTyped, statements) }
    try insert(name, in: try GroceryAisleRows(household: household).usual(for: name, statements), statements)
  }

  /// Stores the aisle of an item; nil for no aisle.
  func setAisle(
    _ name: GroceryName, in aisle: GroceryAisle.ID?, _ statements: borrowing Statements
  ) throws(StoreError) {
    let changed = try statements.run(
      "UPDATE grocery_habit SET aisle_id = $1 WHERE household_id = $2 AND item_key = $3",
      [.id(aisle), .id(household), .text(name.key)])
    if changed == 0 { try insert(name, in: aisle, statements) }
  }

  /// Stores whether an item is usually at home.
  func keep(_ name: GroceryName, isStaple: Bool, _ statements: borrowing Statements) throws(StoreError) {
    let keep = "UPDATE grocery_habit SET is_staple = $1 WHERE household_id = $2 AND item_key = $3"
    let values: [SQLValue] = [.flag(isStaple), .id(household), .text(name.key)]
    if try statements.run(keep, values) > 0 { return }
    try use(name, isTyped: false, statements)
    try statements.run(keep, values)
  }

  /// Returns the aisle of an item; nil if it has none.
  func aisle(of name: GroceryName, _ statements: borrowing Statements) throws(StoreError) -> GroceryAisle.ID? {
    try statements.first(
      "SELECT aisle_id FROM grocery_habit WHERE household_id = $1 AND item_key = $2",
      [.id(household), .text(name.key)]
    ) { row in row.optionalID(0) } ?? nil
  }

  /// Counts a use of an item under its new name. If the new name has no aisle, it gets that of the old name.
  func rename(
    _ old: GroceryName, to new: GroceryName, _ statements: borrowing Statements
  ) throws(StoreError) {
    let aisle = try aisle(of: old, statements)
    try use(new, isTyped: true, statements)
    if try self.aisle(of: new, statements) == nil { try setAisle(new, in: aisle, statements) }
  }

  private func insert(
    _ name: GroceryName, in aisle: GroceryAisle.ID?, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO grocery_habit (household_id, item_key, name, uses, used_at, aisle_id) VALUES ($1, $2, $3, 1, $4, $5)
      """,
      [.id(household), .text(name.key), .text(name.text), .int(now), .id(aisle)])
  }
}
