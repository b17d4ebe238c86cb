extension Migration {
  /// 021: passkeys and their answered challenges, and the time since which an authenticator app is part of a second
  /// factor; NULL if it is not. Existing second factors all have one.
  ///
  /// Times are in seconds since 1970-01-01 UTC.
  static let passkeys = Migration { statements, dialect throws(StoreError) in
    try add(["authenticator_since \(dialect.integer)"], to: "second_factor", statements)
    try statements.run("UPDATE second_factor SET authenticator_since = on_since")
    for statement in tables(dialect) { try statements.run(statement) }
  }

  private static func tables(_ dialect: any SQLDialect) -> [String] {
    [
      // The key is in COSE format, which includes the algorithm. sign_count is 0 for a device that does not count.
      """
      CREATE TABLE passkey (
        id \(dialect.identity),
        person_id \(dialect.integer) NOT NULL REFERENCES second_factor (person_id) ON DELETE CASCADE,
        credential_id \(dialect.bytes) NOT NULL CHECK (length(credential_id) BETWEEN 1 AND 1023),
        user_handle \(dialect.bytes) NOT NULL CHECK (length(user_handle) = 32),
        public_key \(dialect.bytes) NOT NULL CHECK (length(public_key) BETWEEN 1 AND 2048),
        algorithm \(dialect.integer) NOT NULL CHECK (algorithm IN (-257, -8, -7)),
        sign_count \(dialect.integer) NOT NULL CHECK (sign_count >= 0),
        name \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("name")) BETWEEN 1 AND 60),
        added_at \(dialect.integer) NOT NULL,
        used_at \(dialect.integer)
      ) \(dialect.tableEnd)
      """,
      "CREATE UNIQUE INDEX passkey_by_credential ON passkey (credential_id)",
      "CREATE INDEX passkey_by_person ON passkey (person_id, id)",
      // Only answered challenges are stored, for as long as they are valid.
      """
      CREATE TABLE passkey_answered (
        challenge_hash \(dialect.text) PRIMARY KEY CHECK (length(challenge_hash) = 64),
        answered_at \(dialect.integer) NOT NULL
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX passkey_answered_by_time ON passkey_answered (answered_at)",
    ]
  }
}
