extension Migration {
  /// 013: a household's usual number of servings, its staples (items that are usually at home), and the batches of
  /// shares on its list.
  static let shopping = Migration { statements, dialect throws(StoreError) in
    let flag = "\(dialect.integer) NOT NULL DEFAULT 0"
    for (table, column) in [
      ("household", "cooks_for \(dialect.integer) CHECK (cooks_for BETWEEN 1 AND 1000)"),
      // is_staple marks the household's staples; is_needed marks a line of the list whose staple is bought this time
      // nevertheless.
      ("grocery_habit", "is_staple \(flag) CHECK (is_staple IN (0, 1))"),
      ("grocery_item", "is_needed \(flag) CHECK (is_needed IN (0, 1))"),
      // The shares of one batch are undone together.
      ("grocery_share", "batch \(dialect.text) CHECK (length(batch) BETWEEN 1 AND 64)"),
    ] {
      try statements.run("ALTER TABLE \(table) ADD COLUMN \(column)")
    }
    try statements.run(
      "CREATE INDEX grocery_share_by_batch ON grocery_share (household_id, batch) WHERE batch IS NOT NULL")
  }
}
