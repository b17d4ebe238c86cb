extension Migration {
  /// A part of migration 018: the tables of imported files with their results, and of the recipes and meals that each
  /// import added.
  ///
  /// Recipes belong to a household: they stay when the person who imported them leaves, and the import can still be
  /// undone. A diary belongs to one person. Times are in seconds since 1970-01-01 UTC.
  static let bringings = Migration { statements, dialect throws(StoreError) in
    for statement in bringing(dialect) + recipes(dialect) + meals(dialect) { try statements.run(statement) }
  }

  private static func bringing(_ dialect: any SQLDialect) -> [String] {
    [
      // upload is the file until it is imported. The names in `names` and the reasons in `broken` are separated by line
      // breaks.
      """
      CREATE TABLE bringing (
        id \(dialect.identity),
        household_id \(dialect.integer) NOT NULL REFERENCES household (id) ON DELETE CASCADE,
        person_id \(dialect.integer) REFERENCES person (id) ON DELETE CASCADE,
        app \(dialect.text) NOT NULL,
        file_name \(dialect.text) NOT NULL,
        state \(dialect.text) NOT NULL CHECK (state IN ('found', 'taking', 'taken', 'back')),
        begun_at \(dialect.integer) NOT NULL,
        worked_at \(dialect.integer) NOT NULL,
        total \(dialect.integer) NOT NULL CHECK (total >= 0),
        known \(dialect.integer) NOT NULL CHECK (known >= 0),
        seen \(dialect.integer) NOT NULL DEFAULT 0 CHECK (seen >= 0),
        names \(dialect.text) NOT NULL,
        broken_count \(dialect.integer) NOT NULL CHECK (broken_count >= 0),
        broken \(dialect.text) NOT NULL,
        upload \(dialect.bytes) CHECK (length(upload) > 0)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX bringing_by_household ON bringing (household_id, id)",
      "CREATE INDEX bringing_by_person ON bringing (person_id) WHERE person_id IS NOT NULL",
      "CREATE INDEX bringing_by_time ON bringing (worked_at)",
    ]
  }

  private static func recipes(_ dialect: any SQLDialect) -> [String] {
    [
      // revision is the recipe's revision when it was added: undoing the import keeps recipes that were changed since.
      """
      CREATE TABLE bringing_recipe (
        bringing_id \(dialect.integer) NOT NULL REFERENCES bringing (id) ON DELETE CASCADE,
        recipe_id \(dialect.integer) NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
        revision \(dialect.integer) NOT NULL,
        PRIMARY KEY (bringing_id, recipe_id)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX bringing_recipe_by_recipe ON bringing_recipe (recipe_id)",
    ]
  }

  private static func meals(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE bringing_meal (
        bringing_id \(dialect.integer) NOT NULL REFERENCES bringing (id) ON DELETE CASCADE,
        meal_id \(dialect.integer) NOT NULL REFERENCES meal (id) ON DELETE CASCADE,
        revision \(dialect.integer) NOT NULL,
        PRIMARY KEY (bringing_id, meal_id)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX bringing_meal_by_meal ON bringing_meal (meal_id)",
    ]
  }
}
