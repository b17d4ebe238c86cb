/// A store of sessions, with every statement on the `session` table.
public struct SessionStore: Sendable {
  let database: any Database
  /// The maximum durations of sessions.
  public let times: SessionTimes
  let now: @Sendable () -> Int

  /// Creates the store.
  ///
  /// - Parameters:
  ///   - times: The maximum durations of sessions.
  ///   - now: Returns the seconds since 1970-01-01 UTC; another clock for tests.
  public init(
    _ database: any Database, times: SessionTimes = .standard,
    now: @escaping @Sendable () -> Int = ServerClock.seconds
  ) {
    self.database = database
    self.times = times
    self.now = now
  }

  /// Begins a session and returns its token, which is never stored and cannot be obtained again.
  ///
  /// - Parameter device: The browser's `User-Agent` header, cut after 300 bytes.
  /// - Throws: ``StoreError/notFound`` if there is no such person.
  public func begin(_ person: Person.ID, isKept: Bool, device: String) throws(StoreError) -> SecretToken {
    let token = SecretToken.random()
    let count = try database.write { statements throws(StoreError) in
      try insert(token, isKept: isKept, device: device, from: "person WHERE id = $5", [.id(person)], statements)
    }
    if count == 0 { throw .notFound }
    return token
  }

  /// Begins a session after the account's password was given; nil if the password was changed meanwhile, or if a second
  /// factor is needed: see ``beginPending(_:isKept:)``.
  public func begin(_ account: Account, isKept: Bool, device: String) throws(StoreError) -> SecretToken? {
    let token = SecretToken.random()
    let count = try database.write { statements throws(StoreError) in
      try insert(
        token, isKept: isKept, device: device,
        from: """
          person WHERE id = (SELECT person_id FROM account WHERE person_id = $5 AND password_hash = $6)
          AND NOT \(Self.hasFactor)
          """,
        [.id(account.id), .text(account.passwordHash)], statements)
    }
    return count == 0 ? nil : token
  }

  /// Changes the account's password, ends all of the person's sessions and links, and begins a new session.
  ///
  /// - Returns: The new session's token; nil if the password was changed meanwhile.
  public func changePassword(
    of account: Account, to hash: String, isKept: Bool, device: String
  ) throws(StoreError) -> SecretToken? {
    let token = SecretToken.random()
    let count = try database.write { statements throws(StoreError) in
      guard try AccountStore.setPassword(hash, of: account.id, insteadOf: account.passwordHash, statements) else {
        return 0
      }
      try Self.endAll(of: account.id, statements)
      try OneTimeLinkStore.endAll(of: account.id, statements)
      return try insert(
        token, isKept: isKept, device: device, from: "person WHERE id = $5", [.id(account.id)], statements)
    }
    return count == 0 ? nil : token
  }

  /// Inserts a session.
  ///
  /// - Parameter source: The rest of the query after FROM, whose parameters begin at $5.
  /// - Returns: The number of inserted sessions.
  func insert(
    _ token: SecretToken, isKept: Bool, device: String, from source: String, _ values: [SQLValue],
    _ statements: borrowing Statements
  ) throws(StoreError) -> Int {
    let count = try statements.run(
      """
      INSERT INTO session (household_id, person_id, token_hash, is_kept, device, began_at, used_at)
      SELECT household_id, id, $1, $2, $3, $4, $4 FROM \(source)
      """,
      [.text(token.hash), .flag(isKept), .text(Self.shortened(device)), .int(now())] + values)
    if count > 0 { try endOldest(besides: token, statements) }
    return count
  }

  /// Ends the sessions that the person of a new session used longest ago, beyond ``SessionLimits/most``. SQLite
  /// requires a LIMIT before OFFSET; there is hardly more than one to end.
  private func endOldest(besides token: SecretToken, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run(
      """
      DELETE FROM session WHERE id IN (
        SELECT other.id FROM session AS own JOIN session AS other ON other.person_id = own.person_id
        WHERE own.token_hash = $1 AND other.id <> own.id
        ORDER BY other.used_at DESC, other.id DESC LIMIT 1000 OFFSET $2
      )
      """, [.text(token.hash), .int(SessionLimits.most - 1)])
  }

  /// Returns the person and session of a token; nil if there is none, or if it has ended.
  public func find(_ token: SecretToken) throws(StoreError) -> SignedInPerson? {
    try database.read { statements throws(StoreError) in try find(token, statements) }
  }

  /// Returns the person and session of a token, read in the caller's snapshot; nil if there is none, or it has ended.
  public func find(_ token: SecretToken, _ statements: borrowing Statements) throws(StoreError) -> SignedInPerson? {
    let found = try statements.cachedIfFound(SignedInKey(token: token)) { () throws(StoreError) in
      try statements.first(Self.signedIn, [.text(token.hash)]) { row throws(StoreError) in
        SignedInPerson(
          person: try PersonRowCoder.read(row), session: Self.read(row, from: PersonRowCoder.width), forms: token.forms,
          needsFactor: row.flag(PersonRowCoder.width + Column.width))
      }
    }
    return found.flatMap { $0.session.isAlive(at: now(), within: times) ? $0 : nil }
  }

  private static let needsFactor = PortableSQL.flag(
    """
    EXISTS (SELECT 1 FROM household WHERE household.id = person.household_id AND requires_factor = 1)
    AND NOT \(hasFactor)
    """)

  private static let signedIn = """
    SELECT \(PersonRowCoder.columns), \(Column.selection), \(needsFactor)
    FROM session JOIN person ON person.id = session.person_id
    WHERE session.token_hash = $1
    """

  /// Records the use of a session, unless that was done within ``SessionLimits/useInterval``. Does not wait for other
  /// writers.
  ///
  /// - Throws: ``StoreError/busy`` if another write is running.
  public func recordUse(of session: Session) throws(StoreError) {
    let now = now()
    guard abs(now - session.used) >= SessionLimits.useInterval else { return }
    try database.runAlone(
      "UPDATE session SET used_at = $1 WHERE id = $2 AND ABS(used_at - $1) >= $3",
      [.int(now), .id(session.id), .int(SessionLimits.useInterval)])
  }

  func all(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) -> [Session] {
    let all = try statements.all(
      "SELECT \(Column.selection) FROM session WHERE person_id = $1 ORDER BY used_at DESC, id DESC", [.id(person)]
    ) { row in Self.read(row, from: 0) }
    return all.filter { $0.isAlive(at: now(), within: times) }
  }

  /// Ends the session of a token, if it exists.
  public func end(_ token: SecretToken) throws(StoreError) {
    guard try find(token) != nil else { return }
    try database.write { statements throws(StoreError) -> Void in
      try statements.run("DELETE FROM session WHERE token_hash = $1", [.text(token.hash)])
    }
  }

  /// Ends one of a person's sessions.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no such session.
  public func end(_ session: Session.ID, of person: Person.ID) throws(StoreError) {
    let count = try database.write { statements throws(StoreError) in
      try statements.run("DELETE FROM session WHERE id = $1 AND person_id = $2", [.id(session), .id(person)])
    }
    if count == 0 { throw .notFound }
  }

  /// Ends all of a person's sessions except one.
  public func endOthers(than session: Session.ID, of person: Person.ID) throws(StoreError) {
    try database.write { statements throws(StoreError) -> Void in
      try statements.run("DELETE FROM session WHERE person_id = $1 AND id <> $2", [.id(person), .id(session)])
    }
  }

  /// Ends all of a person's sessions and pending sign-ins.
  static func endAll(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run("DELETE FROM session WHERE person_id = $1", [.id(person)])
    try endPending(of: person, statements)
  }

  /// Removes sessions that were not used within the longest idle timeout.
  public func purge() throws(StoreError) {
    let oldest = now() - times.longestIdle
    let isDue = try database.read { statements throws(StoreError) in
      try statements.first("SELECT 1 FROM session WHERE used_at < $1 LIMIT 1", [.int(oldest)]) { row in row.int(0) }
    }
    guard isDue != nil else { return }
    try database.write { statements throws(StoreError) -> Void in
      try statements.run("DELETE FROM session WHERE used_at < $1", [.int(oldest)])
    }
  }

  private enum Column: Int, ColumnList {
    case id, isKept, device, began, used, alert

    var name: String {
      switch self {
      case .id: "session.id"
      case .isKept: "session.is_kept"
      case .device: "session.device"
      case .began: "session.began_at"
      case .used: "session.used_at"
      case .alert: "session.alert"
      }
    }
  }

  private static func read(_ row: borrowing Row, from first: Int) -> Session {
    Session(
      id: row.id(Column.id, from: first), isKept: row.flag(Column.isKept, from: first),
      device: row.text(Column.device, from: first), began: row.int(Column.began, from: first),
      used: row.int(Column.used, from: first), alert: row.optionalInt(Column.alert, from: first))
  }

  static func shortened(_ device: String) -> String {
    var kept = String.UnicodeScalarView()
    var count = 0
    for scalar in device.unicodeScalars where scalar.value >= 0x20 {
      count += UTF8.width(scalar)
      if count > 300 { break }
      kept.append(scalar)
    }
    return String(kept)
  }
}

/// A signed-in person and their session.
public struct SignedInPerson: Sendable {
  /// The signed-in person, with the settings.
  public let person: Person
  /// The session of the browser.
  public let session: Session
  /// The secret of the session's forms, see ``SecretToken/forms``.
  public let forms: String
  /// True if the household requires a second factor, and the person has none.
  public let needsFactor: Bool
}

private struct SignedInKey: CacheKey {
  typealias Value = SignedInPerson
  let token: SecretToken
}
