extension Migration {
  /// 019: what came of a bringing besides recipes and meals, so that it can be taken back.
  static let broughtThings = Migration { statements, dialect throws(StoreError) in
    // Rows of several tables by their numbers, which are never given again; with the revision as it came.
    try statements.run(
      """
      CREATE TABLE bringing_thing (
        bringing_id \(dialect.integer) NOT NULL REFERENCES bringing (id) ON DELETE CASCADE,
        kind \(dialect.text) NOT NULL CHECK (kind IN ('food', 'grocery_item', 'plan_entry')),
        thing_id \(dialect.integer) NOT NULL,
        revision \(dialect.integer) NOT NULL,
        PRIMARY KEY (bringing_id, kind, thing_id)
      ) \(dialect.tableEnd)
      """)
  }
}
