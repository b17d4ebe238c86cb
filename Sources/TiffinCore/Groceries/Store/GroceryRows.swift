/// Statements that remove or move a household's list, habits, aisles and purchases in batches, in transactions of other
/// stores.
enum GroceryRows {
  /// Removes up to `limit` rows of a household's list, habits, aisles or purchases.
  ///
  /// - Returns: True if rows were removed.
  static func removeSome(
    atMost limit: Int, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let tables = [("grocery_item", "id"), ("grocery_habit", "item_key"), ("grocery_aisle", "id"), ("purchase", "id")]
    for (table, key) in tables
    where try HouseholdRows.removeSome(of: table, by: key, atMost: limit, in: household, statements) {
      return true
    }
    return false
  }

  /// Moves up to `limit` rows of a household's list, habits and purchases to another household: quantities of equal
  /// items are added up, and the new household's habits have precedence.
  ///
  /// - Returns: True if rows were moved or removed.
  static func moveSome(
    atMost limit: Int, from old: Household.ID, to new: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    if try moveSomeOpen(atMost: limit, from: old, to: new, statements) { return true }
    if try HouseholdRows.moveSome(of: "grocery_item", atMost: limit, from: old, to: new, statements) { return true }
    if try moveSomeHabits(atMost: limit, from: old, to: new, statements) { return true }
    if try PurchaseRows.moveSome(atMost: limit, from: old, to: new, statements) { return true }
    return try HouseholdRows.removeSome(of: "grocery_aisle", atMost: limit, in: old, statements)
  }

  /// Removes a person from the lines that they ticked, because they leave the household.
  static func removeTicker(_ person: Person.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run("UPDATE grocery_item SET ticked_by = NULL WHERE ticked_by = $1", [.id(person)])
  }

  private static func moveSomeOpen(
    atMost limit: Int, from old: Household.ID, to new: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let open: [(GroceryItem.ID, String)] = try statements.all(
      """
      SELECT id, item_key FROM grocery_item WHERE household_id = $1 AND completed_at IS NULL AND deleted_at IS NULL
      LIMIT $2
      """, [.id(old), .int(limit)]
    ) { row in (row.id(0), row.text(1)) }
    for (id, key) in open {
      if let twin = try GroceryStore.open(key, in: new, statements) {
        try GroceryStore.join(id, to: twin, in: new, at: ServerClock.seconds(), statements)
      }
      try statements.run("UPDATE grocery_item SET household_id = $1 WHERE id = $2", [.id(new), .id(id)])
    }
    return !open.isEmpty
  }

  private static func moveSomeHabits(
    atMost limit: Int, from old: Household.ID, to new: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try copyAisles(from: old, to: new, statements)
    let habits: [(key: String, aisle: String?)] = try statements.all(
      """
      SELECT h.item_key, a.name_key FROM grocery_habit AS h
      LEFT JOIN grocery_aisle AS a ON a.id = h.aisle_id WHERE h.household_id = $1 LIMIT $2
      """, [.id(old), .int(limit)]
    ) { row in (row.text(0), row.optionalText(1)) }
    for habit in habits { try move(habit.key, on: habit.aisle, from: old, to: new, statements) }
    return !habits.isEmpty
  }

  /// Adds the aisles that only the old household has, after the others.
  private static func copyAisles(
    from old: Household.ID, to new: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO grocery_aisle (household_id, name, name_key, kind, place, deleted_at)
      SELECT $1, name, name_key, kind, place + 1000, deleted_at FROM grocery_aisle WHERE household_id = $2
      AND name_key NOT IN (SELECT name_key FROM grocery_aisle WHERE household_id = $1) ORDER BY place, id
      """, [.id(new), .id(old)])
  }

  private static func move(
    _ key: String, on aisle: String?, from old: Household.ID, to new: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let removed = try statements.run(
      """
      DELETE FROM grocery_habit WHERE household_id = $1 AND item_key = $2
      AND EXISTS (SELECT 1 FROM grocery_habit AS known WHERE known.household_id = $3 AND known.item_key = $2)
      """, [.id(old), .text(key), .id(new)])
    if removed > 0 { return }
    try statements.run(
      """
      UPDATE grocery_habit SET household_id = $1, aisle_id = (
        SELECT id FROM grocery_aisle WHERE grocery_aisle.household_id = $1 AND grocery_aisle.name_key = $2
      ) WHERE household_id = $3 AND item_key = $4
      """, [.id(new), .text(aisle), .id(old), .text(key)])
  }
}
