extension Migration {
  /// A part of migration 018: the tables of second factors, recovery codes and pending sign-ins.
  ///
  /// Times are in seconds since 1970-01-01 UTC. Recovery codes and tokens are stored as hashes only.
  static let secondFactors = Migration { statements, dialect throws(StoreError) in
    try statements.run(
      """
      ALTER TABLE household ADD COLUMN requires_factor \(dialect.integer) NOT NULL DEFAULT 0
      CHECK (requires_factor IN (0, 1))
      """)
    for statement in factors(dialect) { try statements.run(statement) }
  }

  private static func factors(_ dialect: any SQLDialect) -> [String] {
    [
      // The secret cannot be hashed, as codes are computed from it. last_step is the step of the last used code.
      """
      CREATE TABLE second_factor (
        person_id \(dialect.integer) PRIMARY KEY REFERENCES account (person_id) ON DELETE CASCADE,
        secret \(dialect.bytes) NOT NULL CHECK (length(secret) = 20),
        begun_at \(dialect.integer) NOT NULL,
        on_since \(dialect.integer),
        last_step \(dialect.integer) NOT NULL CHECK (last_step >= 0)
      ) \(dialect.tableEnd)
      """,
      """
      CREATE TABLE recovery_code (
        id \(dialect.identity),
        person_id \(dialect.integer) NOT NULL REFERENCES second_factor (person_id) ON DELETE CASCADE,
        code_hash \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("code_hash")) BETWEEN 1 AND 200),
        used_at \(dialect.integer)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX recovery_code_by_person ON recovery_code (person_id, id)",
      """
      CREATE TABLE pending_sign_in (
        token_hash \(dialect.text) PRIMARY KEY CHECK (length(token_hash) = 64),
        person_id \(dialect.integer) NOT NULL REFERENCES second_factor (person_id) ON DELETE CASCADE,
        is_kept \(dialect.integer) NOT NULL CHECK (is_kept IN (0, 1)),
        began_at \(dialect.integer) NOT NULL
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX pending_sign_in_by_person ON pending_sign_in (person_id)",
      "CREATE INDEX pending_sign_in_by_time ON pending_sign_in (began_at)",
    ]
  }
}
