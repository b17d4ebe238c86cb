extension Migration {
  /// 007: the week plan, with its settings.
  static let plan = Migration { statements, dialect throws(StoreError) in
    try add(person(dialect), to: "person", statements)
    try statements.run("CREATE UNIQUE INDEX person_by_calendar ON person (calendar_secret)")
    for table in [entry(dialect), eaten(dialect), submission(dialect)].joined() { try statements.run(table) }
  }

  private static func person(_ dialect: any SQLDialect) -> [String] {
    [
      "week_start \(dialect.integer) NOT NULL DEFAULT 1 CHECK (week_start IN (1, 6, 7))",
      "theme \(dialect.text) NOT NULL DEFAULT 'device' CHECK (theme IN ('device', 'light', 'dark'))",
      "thumb \(dialect.text) NOT NULL DEFAULT 'right' CHECK (thumb IN ('left', 'right'))",
      "is_reminded \(dialect.integer) NOT NULL DEFAULT 0 CHECK (is_reminded IN (0, 1))",
      "cooks_at \(dialect.text) NOT NULL DEFAULT '18:00' CHECK (\(dialect.isTime("cooks_at")))",
      // The secret is not hashed, as the address is shown again and gives access only to the plan.
      "calendar_secret \(dialect.text) CHECK (length(calendar_secret) = 43)",
    ]
  }

  /// Returns the statements that create the table of planned entries. name is the typed text, or the name that the
  /// recipe had when it was planned, because an entry stays when its recipe is deleted.
  private static func entry(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE plan_entry (
        id \(dialect.identity),
        household_id \(dialect.integer) NOT NULL REFERENCES household (id),
        revision \(dialect.integer) NOT NULL CHECK (revision > 0),
        day \(dialect.text) NOT NULL CHECK (\(dialect.isDate("day"))),
        slot \(dialect.text) NOT NULL CHECK (\(isText("slot", 1_000, dialect))),
        slot_key \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("slot_key")) <= 101),
        place \(dialect.integer) NOT NULL CHECK (place > 0),
        recipe_id \(dialect.integer) REFERENCES recipe (id) ON DELETE SET NULL,
        name \(dialect.text) NOT NULL CHECK (\(dialect.isFilled("name")) AND \(isText("name", 1_000, dialect))),
        servings \(dialect.integer) NOT NULL CHECK (servings BETWEEN 1 AND 1000),
        created_at \(dialect.integer) NOT NULL,
        deleted_at \(dialect.integer)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX plan_entry_by_household ON plan_entry (household_id, day, slot_key, place, id)",
      "CREATE INDEX plan_entry_by_recipe ON plan_entry (recipe_id)",
      "CREATE INDEX plan_entry_deleted ON plan_entry (deleted_at) WHERE deleted_at IS NOT NULL",
    ]
  }

  /// Returns the statements that create the table of the meals that people recorded by eating a planned entry.
  private static func eaten(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE plan_eaten (
        household_id \(dialect.integer) NOT NULL,
        person_id \(dialect.integer) NOT NULL,
        entry_id \(dialect.integer) NOT NULL REFERENCES plan_entry (id) ON DELETE CASCADE,
        meal_id \(dialect.integer) NOT NULL REFERENCES meal (id) ON DELETE CASCADE,
        PRIMARY KEY (person_id, entry_id),
        \(personOfPlan)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX plan_eaten_by_entry ON plan_eaten (entry_id)",
      "CREATE INDEX plan_eaten_by_meal ON plan_eaten (meal_id)",
    ]
  }

  private static func submission(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE plan_submission (
        household_id \(dialect.integer) NOT NULL,
        person_id \(dialect.integer) NOT NULL,
        form_key \(dialect.text) NOT NULL CHECK (length(form_key) BETWEEN 1 AND 64),
        fingerprint \(dialect.text) NOT NULL CHECK (length(fingerprint) = 32),
        entry_id \(dialect.integer) NOT NULL REFERENCES plan_entry (id) ON DELETE CASCADE,
        sent_at \(dialect.integer) NOT NULL,
        PRIMARY KEY (person_id, form_key, fingerprint),
        \(personOfPlan)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX plan_submission_by_entry ON plan_submission (entry_id)",
      "CREATE INDEX plan_submission_by_time ON plan_submission (sent_at)",
    ]
  }

  private static let personOfPlan = """
    FOREIGN KEY (household_id, person_id) REFERENCES person (household_id, id) ON UPDATE CASCADE ON DELETE CASCADE
    """

  private static func isText(_ column: String, _ limit: Int, _ dialect: any SQLDialect) -> String {
    "\(dialect.byteCount(column)) <= \(limit) AND \(dialect.isText(column))"
  }
}
