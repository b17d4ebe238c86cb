extension Migration {
  /// 018: one migration of several parts, which are in this file and the others in this folder.
  static let step018 = Migration { statements, dialect throws(StoreError) in
    for part in parts { try part.apply(statements, dialect) }
  }

  private static let parts: [Migration] = [
    // `foodWords` comes first: later tables reuse the pages that its old index frees.
    .foodWords, .bringings, .products, .foodImports, recipeContents, secondFactors, accountEvents, calendarHashes,
    furtherNutrients, sessionAlerts,
  ]
}

extension Migration {
  /// A part of migration 018: indexes prefixes of 3 and 4 bytes in the search index of foods, which speeds up searches.
  static let foodWords = Migration { statements, dialect throws(StoreError) in
    for statement in dialect.wordIndex("food_words").quickening { try statements.run(statement) }
  }
}

extension Migration {
  /// A part of migration 018: the columns for fibre, sugars, saturated fat and salt of meals that are not made of
  /// foods; for a person's goals for these nutrients; and for the nutrients that a person has chosen to see, as a sum
  /// of 1, 2, 4 and 8.
  static let furtherNutrients = Migration { statements, dialect throws(StoreError) in
    let figures = FurtherNutrient.allCases.map(\.nutrient.rawValue)
    try add(
      figures.map { "\($0)_mg \(dialect.integer) CHECK (\($0)_mg BETWEEN 0 AND 10000000)" }, to: "meal", statements)
    try add(
      ["shown_nutrients \(dialect.integer) NOT NULL DEFAULT 0 CHECK (shown_nutrients BETWEEN 0 AND 15)"]
        + figures.map { "\($0)_goal_mg \(dialect.integer) CHECK (\($0)_goal_mg BETWEEN 0 AND 10000000)" },
      to: "person", statements)
  }
}

extension Migration {
  /// A part of migration 018: the table of imports of public food tables that are in progress or were interrupted.
  static let foodImports = Migration { statements, dialect throws(StoreError) in
    try statements.run(
      """
      CREATE TABLE food_import (
        name \(dialect.text) PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 32),
        version \(dialect.text) NOT NULL,
        taken \(dialect.integer) NOT NULL CHECK (taken >= 0)
      ) \(dialect.tableEnd)
      """)
  }
}

extension Migration {
  /// A part of migration 018: the table of the accounts' security events, which people can review for their own
  /// account.
  static let accountEvents = Migration { statements, dialect throws(StoreError) in
    for statement in events(dialect) { try statements.run(statement) }
  }

  private static func events(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE account_event (
        id \(dialect.identity),
        person_id \(dialect.integer) NOT NULL REFERENCES account (person_id) ON DELETE CASCADE,
        kind \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("kind")) BETWEEN 1 AND 40),
        device \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("device")) <= 300),
        count \(dialect.integer) NOT NULL CHECK (count > 0),
        happened_at \(dialect.integer) NOT NULL
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX account_event_by_person ON account_event (person_id, id)",
      "CREATE INDEX account_event_by_time ON account_event (happened_at)",
    ]
  }
}

extension Migration {
  /// A part of migration 018: the column for the alert that a session's next page shows.
  ///
  /// It is the ID of an `account_event`, NULL if there is none; the alert of a purged event is not shown.
  static let sessionAlerts = Migration { statements, dialect throws(StoreError) in
    try add(["alert \(dialect.integer)"], to: "session", statements)
  }
}

extension Migration {
  /// A part of migration 018: replaces a calendar's secret by its hash, as for invitations. Existing links keep
  /// working.
  ///
  /// The hashes are computed in Swift. calendar_made_at is in seconds since 1970-01-01 UTC, NULL if unknown.
  static let calendarHashes = Migration { statements, dialect throws(StoreError) in
    let columns = [
      "calendar_hash \(dialect.text) CHECK (length(calendar_hash) = 64)",
      "calendar_made_at \(dialect.integer)",
    ]
    try add(columns, to: "person", statements)
    try hashCalendars(statements)
    try statements.run("DROP INDEX person_by_calendar")
    try statements.run("ALTER TABLE person DROP COLUMN calendar_secret")
    try statements.run("CREATE UNIQUE INDEX person_by_calendar ON person (calendar_hash)")
  }

  private static func hashCalendars(_ statements: borrowing Statements) throws(StoreError) {
    let open = try statements.all(
      "SELECT id, calendar_secret FROM person WHERE calendar_secret IS NOT NULL"
    ) { row in (id: row.int(0), secret: row.text(1)) }
    for (id, secret) in open {
      // A text that is not a token has never opened a calendar.
      let hash = SecretToken(secret)?.hash
      try statements.run("UPDATE person SET calendar_hash = $1 WHERE id = $2", [.text(hash), .int(id)])
    }
  }
}
