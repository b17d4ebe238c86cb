extension Migration {
  /// A part of 018: a calendar's secret is stored only as a hash, like those of invitations. Existing links keep
  /// working.
  ///
  /// Neither database can hash, so it is done in Swift. calendar_made_at is in seconds since 1970-01-01 UTC, NULL if
  /// unknown.
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
