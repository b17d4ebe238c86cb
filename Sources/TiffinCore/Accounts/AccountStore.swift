/// A store of accounts and of the server's secrets, with every statement on the `account` and `server_secret` tables.
public struct AccountStore: Sendable {
  let database: any Database
  let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Returns true if there is an account.
  public func isSetUp() throws(StoreError) -> Bool {
    try database.read { statements throws(StoreError) in try Self.isSetUp(statements) }
  }

  /// Returns true if there is an account, read in the caller's snapshot.
  public static func isSetUp(_ statements: borrowing Statements) throws(StoreError) -> Bool {
    let one = try statements.cachedIfFound(SetUpKey()) { () throws(StoreError) in
      try statements.first("SELECT 1 FROM account LIMIT 1") { row in row.int(0) }
    }
    return one != nil
  }

  /// Returns the account with a typed username; nil if there is none.
  public func find(_ typed: String) throws(StoreError) -> Account? {
    try database.read { statements throws(StoreError) in
      try statements.first(
        "SELECT \(Self.columns) FROM account WHERE username_key = $1", [.text(Username.key(of: typed))], Self.read)
    }
  }

  /// Returns a person's account.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no account.
  public func account(of person: Person.ID) throws(StoreError) -> Account {
    try database.read { statements throws(StoreError) in try Self.account(of: person, statements) }
  }

  static func account(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) -> Account {
    let account = try statements.first(
      "SELECT \(columns) FROM account WHERE person_id = $1", [.id(person)], read)
    guard let account else { throw .notFound }
    return account
  }

  /// Returns all people with an account, ordered by household.
  public func all() throws(StoreError) -> [(username: Username, person: Person, household: String)] {
    try database.read { statements throws(StoreError) in
      try statements.all(
        """
        SELECT \(PersonRowCoder.columns), account.username, household.name FROM account
        JOIN person ON person.id = account.person_id JOIN household ON household.id = person.household_id
        ORDER BY household.id, person.id
        """
      ) { row throws(StoreError) in
        let start = PersonRowCoder.width
        return (Username(stored: row.text(start)), try PersonRowCoder.read(row), row.text(start + 1))
      }
    }
  }

  /// Replaces the password whose hash is `old`, nil for no password; returns false if it was changed meanwhile.
  public func setPassword(_ hash: String, of person: Person.ID, insteadOf old: String?) throws(StoreError) -> Bool {
    try database.write { statements throws(StoreError) in
      try Self.setPassword(hash, of: person, insteadOf: old, statements)
    }
  }

  static func setPassword(
    _ hash: String, of person: Person.ID, insteadOf old: String?, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.run(
      "UPDATE account SET password_hash = $1 WHERE person_id = $2 AND COALESCE(password_hash, '') = $3",
      [.text(hash), .id(person), .text(old ?? "")]) == 1
  }

  static let columns = "person_id, username, password_hash"

  static func read(_ row: borrowing Row) -> Account {
    Account(id: row.id(0), username: Username(stored: row.text(1)), passwordHash: row.optionalText(2))
  }

  /// Inserts an account, and sets the person's time zone and first day of the week unless they have chosen others.
  ///
  /// - Throws: ``AccountError/usernameTaken`` if another account has the username.
  static func insert(
    _ account: NewAccount, for person: Person.ID, now: Int, _ statements: borrowing Statements
  ) throws(AccountError) {
    let count = try storing { () throws(StoreError) in
      try statements.run(
        """
        INSERT INTO account (person_id, household_id, username, username_key, password_hash, created_at)
        SELECT id, household_id, $1, $2, $3, $4 FROM person WHERE id = $5 ON CONFLICT (username_key) DO NOTHING
        """,
        [
          .text(account.username.text), .text(account.username.key), .text(account.passwordHash), .int(now),
          .id(person),
        ])
    }
    if count == 0 { throw .usernameTaken }
    guard account.timeZone != .notChosen || account.weekStart != nil else { return }
    _ = try storing { () throws(StoreError) in
      try PersonStore.change(
        person,
        { settings in
          if settings.timeZone == .notChosen { settings.timeZone = account.timeZone }
          if let start = account.weekStart, settings.weekStart == .monday { settings.weekStart = start }
        }, statements)
    }
  }
}

private struct SetUpKey: CacheKey {
  typealias Value = Int
}
