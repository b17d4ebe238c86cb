/// Statements on all rows of a household's list, for use inside other transactions.
enum GroceryRows {
  /// Removes a household's list, habits and aisles.
  static func removeAll(of household: Household.ID, _ statements: borrowing Statements) throws(StoreError) {
    for table in ["grocery_item", "grocery_habit", "grocery_aisle"] {
      try statements.run("DELETE FROM \(table) WHERE household_id = $1", [.id(household)])
    }
  }

  /// Moves one household's list to another's: quantities of equal items add up, the other's habits stay.
  static func move(
    from old: Household.ID, to new: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let open: [(GroceryItem.ID, String)] = try statements.all(
      "SELECT id, item_key FROM grocery_item WHERE household_id = $1 AND completed_at IS NULL AND deleted_at IS NULL",
      [.id(old)]
    ) { row in (row.id(0), row.text(1)) }
    for (id, key) in open {
      if let twin = try GroceryStore.open(key, in: new, statements) {
        try GroceryStore.join(id, to: twin, in: new, at: ServerClock.seconds(), statements)
      }
    }
    try statements.run("UPDATE grocery_item SET household_id = $1 WHERE household_id = $2", [.id(new), .id(old)])
    try moveAisles(from: old, to: new, statements)
  }

  private static func moveAisles(
    from old: Household.ID, to new: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      DELETE FROM grocery_habit WHERE household_id = $1 AND item_key IN (
        SELECT item_key FROM grocery_habit WHERE household_id = $2
      )
      """, [.id(old), .id(new)])
    let habits: [(key: String, aisle: String?)] = try statements.all(
      """
      SELECT h.item_key, a.name_key FROM grocery_habit AS h
      LEFT JOIN grocery_aisle AS a ON a.id = h.aisle_id WHERE h.household_id = $1
      """, [.id(old)]
    ) { row in (row.text(0), row.optionalText(1)) }
    try statements.run("UPDATE grocery_habit SET aisle_id = NULL WHERE household_id = $1", [.id(old)])
    try statements.run(
      """
      UPDATE grocery_aisle SET household_id = $1, place = place + 1000 WHERE household_id = $2 AND name_key NOT IN (
        SELECT name_key FROM grocery_aisle WHERE household_id = $1
      )
      """, [.id(new), .id(old)])
    for habit in habits {
      try statements.run(
        """
        UPDATE grocery_habit SET household_id = $1, aisle_id = (
          SELECT id FROM grocery_aisle WHERE household_id = $1 AND name_key = $2
        ) WHERE household_id = $3 AND item_key = $4
        """, [.id(new), .text(habit.aisle), .id(old), .text(habit.key)])
    }
    try statements.run("DELETE FROM grocery_aisle WHERE household_id = $1", [.id(old)])
  }
}
