extension Migration {
  /// Migration 031: applies ``dayRecords`` and ``dayRecordSettings``.
  static let step031 = Migration { statements, dialect throws(StoreError) in
    for part in [dayRecords, dayRecordSettings] { try part.apply(statements, dialect) }
  }

  /// Adds what a person records on a day besides meals: weight in grams, NULL if unknown; water in millilitres; a note,
  /// empty if there is none. A day without any of them has no row.
  private static let dayRecords = Migration { statements, dialect throws(StoreError) in
    try statements.run(
      """
      CREATE TABLE day_record (
        person_id \(dialect.integer) NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        day \(dialect.text) NOT NULL CHECK (\(dialect.isDate("day"))),
        weight_g \(dialect.integer) CHECK (weight_g BETWEEN 20000 AND 500000),
        water_ml \(dialect.integer) NOT NULL DEFAULT 0 CHECK (water_ml BETWEEN 0 AND 20000),
        note \(dialect.text) NOT NULL DEFAULT '' CHECK (\(dialect.byteCount("note")) <= 20000),
        PRIMARY KEY (person_id, day)
      ) \(dialect.tableEnd)
      """)
  }

  /// Adds a person's choice of what is recorded: the sum of 1 for water, 2 for weight and 4 for a note; the size of a
  /// glass and the goal of a day in millilitres; the unit of weights.
  private static let dayRecordSettings = Migration.columns(of: "person") { dialect in
    [
      "recorded \(dialect.integer) NOT NULL DEFAULT 0 CHECK (recorded BETWEEN 0 AND 7)",
      "glass_ml \(dialect.integer) NOT NULL DEFAULT 250 CHECK (glass_ml BETWEEN 50 AND 2000)",
      "water_goal_ml \(dialect.integer) CHECK (water_goal_ml BETWEEN 100 AND 20000)",
      "weight_unit \(dialect.text) NOT NULL DEFAULT 'kg' CHECK (weight_unit IN ('kg', 'lb', 'st'))",
    ]
  }
}
