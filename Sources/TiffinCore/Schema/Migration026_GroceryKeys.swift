extension Migration {
  /// 026: updates the keys of grocery items, by which "vanilla" and "pure vanilla extract" are now the same item.
  static let groceryKeys = Migration { statements, _ throws(StoreError) in
    try renewItems(statements)
    try renewHabits(statements)
  }

  /// Updates the keys of items. An open line keeps its old key if the household has another open line with the new key.
  private static func renewItems(_ statements: borrowing Statements) throws(StoreError) {
    let items = try statements.all("SELECT id, household_id, name, item_key FROM grocery_item ORDER BY id") { row in
      (id: row.int(0), household: row.int(1), key: GroceryName(stored: row.text(2)).key, old: row.text(3))
    }
    for item in items where item.key != item.old {
      try statements.run(
        """
        UPDATE grocery_item SET item_key = $1 WHERE id = $2 AND (
          completed_at IS NOT NULL OR deleted_at IS NOT NULL OR NOT EXISTS (
            SELECT 1 FROM grocery_item AS twin WHERE twin.household_id = $3 AND twin.item_key = $1
            AND twin.completed_at IS NULL AND twin.deleted_at IS NULL
          )
        )
        """, [.text(item.key), .int(item.id), .int(item.household)])
    }
  }

  /// Updates the keys of habits. A habit is merged into the one that already has its new key, if any: the uses are
  /// added, and the item is a staple if either was. The aisle stays that of the existing habit.
  private static func renewHabits(_ statements: borrowing Statements) throws(StoreError) {
    let habits = try statements.all(
      "SELECT household_id, name, item_key, uses, is_staple FROM grocery_habit ORDER BY household_id, uses DESC, name"
    ) { row in
      (
        household: row.int(0), key: GroceryName(stored: row.text(1)).key, old: row.text(2), uses: row.int(3),
        isStaple: row.int(4)
      )
    }
    for habit in habits where habit.key != habit.old {
      let known = try statements.run(
        """
        UPDATE grocery_habit SET uses = uses + $1, is_staple = CASE WHEN $2 = 1 THEN 1 ELSE is_staple END
        WHERE household_id = $3 AND item_key = $4
        """, [.int(habit.uses), .int(habit.isStaple), .int(habit.household), .text(habit.key)])
      let old: [SQLValue] = [.int(habit.household), .text(habit.old)]
      if known > 0 {
        try statements.run("DELETE FROM grocery_habit WHERE household_id = $1 AND item_key = $2", old)
      } else {
        try statements.run(
          "UPDATE grocery_habit SET item_key = $1 WHERE household_id = $2 AND item_key = $3",
          [.text(habit.key)] + old)
      }
    }
  }
}
