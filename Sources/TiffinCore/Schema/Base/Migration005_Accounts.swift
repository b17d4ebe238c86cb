extension Migration {
  /// 005: accounts, sessions and links.
  ///
  /// Tokens, links and passwords are stored only as hashes. Times are in seconds since 1970-01-01 UTC.
  static let accounts = Migration { statements, dialect throws(StoreError) in
    try statements.run(
      """
      ALTER TABLE person ADD COLUMN role \(dialect.text) NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'member'))
      """)
    try statements.run("CREATE INDEX person_by_household ON person (household_id)")
    // The index includes deleted meals, as all rows are needed when a person leaves or moves.
    try statements.run("CREATE INDEX meal_by_person ON meal (person_id)")
    for table in [account(dialect), session(dialect), link(dialect), secrets(dialect)].joined() {
      try statements.run(table)
    }
  }

  private static let person = """
    FOREIGN KEY (household_id, person_id) REFERENCES person (household_id, id) ON UPDATE CASCADE ON DELETE CASCADE
    """

  private static func account(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE account (
        person_id \(dialect.integer) PRIMARY KEY,
        household_id \(dialect.integer) NOT NULL,
        username \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("username")) BETWEEN 1 AND 100),
        username_key \(dialect.text) NOT NULL UNIQUE CHECK (\(dialect.byteCount("username_key")) BETWEEN 1 AND 300),
        password_hash \(dialect.text) CHECK (\(dialect.byteCount("password_hash")) BETWEEN 1 AND 200),
        created_at \(dialect.integer) NOT NULL,
        \(person)
      ) \(dialect.tableEnd)
      """
    ]
  }

  private static func session(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE session (
        id \(dialect.identity),
        household_id \(dialect.integer) NOT NULL,
        person_id \(dialect.integer) NOT NULL,
        token_hash \(dialect.text) NOT NULL UNIQUE CHECK (length(token_hash) = 64),
        is_kept \(dialect.integer) NOT NULL CHECK (is_kept IN (0, 1)),
        device \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("device")) <= 300),
        began_at \(dialect.integer) NOT NULL,
        used_at \(dialect.integer) NOT NULL,
        \(person)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX session_by_person ON session (person_id, used_at)",
      "CREATE INDEX session_by_use ON session (used_at)",
    ]
  }

  /// Returns the statements that create the table of one-time links: invitations into a household, and links for
  /// resetting a password. An invitation without a household is for a new household. made_by is NULL for links created
  /// on the command line.
  private static func link(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE one_time_link (
        id \(dialect.identity),
        household_id \(dialect.integer) REFERENCES household (id) ON DELETE CASCADE,
        person_id \(dialect.integer),
        made_by \(dialect.integer),
        purpose \(dialect.text) NOT NULL CHECK (purpose IN ('invitation', 'password')),
        token_hash \(dialect.text) NOT NULL UNIQUE CHECK (length(token_hash) = 64),
        created_at \(dialect.integer) NOT NULL,
        expires_at \(dialect.integer) NOT NULL,
        CHECK ((purpose = 'password') = (person_id IS NOT NULL)),
        \(person)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX one_time_link_by_household ON one_time_link (household_id)",
      "CREATE INDEX one_time_link_by_person ON one_time_link (person_id)",
    ]
  }

  private static func secrets(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE server_secret (
        name \(dialect.text) PRIMARY KEY,
        value \(dialect.text) NOT NULL
      ) \(dialect.tableEnd)
      """,
      """
      CREATE TABLE sign_in_failure (
        subject \(dialect.text) PRIMARY KEY CHECK (\(dialect.byteCount("subject")) BETWEEN 1 AND 400),
        failures \(dialect.integer) NOT NULL CHECK (failures > 0),
        last_at \(dialect.integer) NOT NULL
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX sign_in_failure_by_end ON sign_in_failure ((last_at + failures * 3600))",
    ]
  }
}
