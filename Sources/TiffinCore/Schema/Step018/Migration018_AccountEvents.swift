extension Migration {
  /// A part of 018: security events of accounts, for their own people to review.
  static let accountEvents = Migration { statements, dialect throws(StoreError) in
    for statement in events(dialect) { try statements.run(statement) }
  }

  private static func events(_ dialect: any Dialect) -> [String] {
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
