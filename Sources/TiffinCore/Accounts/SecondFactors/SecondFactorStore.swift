/// People's second factors. Every statement on the `second_factor` table.
public struct SecondFactorStore: Sendable {
  /// The seconds within which a new secret has to be confirmed.
  static let settingUp = 1_800

  let database: any Database
  let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Returns a person's second factor, on or being set up; nil if there is none.
  public func factor(of person: Person.ID) throws(StoreError) -> SecondFactor? {
    try database.read { statements throws(StoreError) in try factor(of: person, statements) }
  }

  /// Returns a person's second factor, on or being set up, read in the caller's snapshot; nil if there is none.
  public func factor(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) -> SecondFactor? {
    let found = try statements.first(
      """
      SELECT on_since, authenticator_since, secret, begun_at,
        (SELECT COUNT(*) FROM passkey WHERE passkey.person_id = second_factor.person_id),
        (
          SELECT COUNT(*) FROM recovery_code
          WHERE recovery_code.person_id = second_factor.person_id AND used_at IS NULL
        )
      FROM second_factor WHERE person_id = $1
      """,
      [.id(person)]
    ) { row in read(row) }
    return found.flatMap { $0.isOn || $0.isSettingUp ? $0 : nil }
  }

  private func read(_ row: borrowing Row) -> SecondFactor {
    SecondFactor(
      since: row.optionalInt(0), authenticatorSince: row.optionalInt(1), passkeyCount: row.int(4),
      codesLeft: row.int(5), secret: AuthenticatorSecret(bytes: row.bytes(2)),
      isSettingUp: row.optionalInt(1) == nil && abs(now() - row.int(3)) < Self.settingUp)
  }

  /// Creates a secret for an authenticator, which is not used until ``confirm(_:of:codes:)``.
  ///
  /// - Returns: False if the person has no account, or has an authenticator already, which then stays.
  public func begin(for person: Person.ID) throws(StoreError) -> Bool {
    try database.write { statements throws(StoreError) in
      try statements.run(
        """
        INSERT INTO second_factor (person_id, secret, begun_at, last_step)
        SELECT person_id, $1, $2, 0 FROM account WHERE person_id = $3
        ON CONFLICT (person_id) DO UPDATE SET secret = excluded.secret, begun_at = excluded.begun_at
        WHERE second_factor.authenticator_since IS NULL
        """,
        [.blob(AuthenticatorSecret.random().bytes), .int(now()), .id(person)]) == 1
    }
  }

  /// Returns true if the code is a current code of the authenticator that is being set up; false if none is being set
  /// up. Does not mark the code as used.
  public func isCurrent(_ code: String, of person: Person.ID) throws(StoreError) -> Bool {
    try factor(of: person)?.newSecret?.step(of: code, at: now()) != nil
  }

  /// Makes the authenticator that is being set up part of the second factor, if the code is a current one of it. If the
  /// factor was off, it is turned on, and `codes`, the hashes of recovery codes, are stored.
  ///
  /// - Returns: ``SecondFactorCodeResult/used`` if no authenticator is being set up (any more).
  public func confirm(_ code: String, of person: Person.ID, codes: [String]) throws(StoreError)
    -> SecondFactorCodeResult
  {
    try database.write { statements throws(StoreError) in
      guard let factor = try factor(of: person, statements), factor.isSettingUp else { return .used }
      let now = now()
      guard let step = factor.secret.step(of: code, at: now) else { return .wrong }
      try statements.run(
        """
        UPDATE second_factor SET on_since = COALESCE(on_since, $1), authenticator_since = $1, last_step = $2
        WHERE person_id = $3
        """,
        [.int(now), .int(step), .id(person)])
      if !factor.isOn { try Self.replaceCodes(of: person, by: codes, statements) }
      return .right
    }
  }

  /// Checks an authenticator's code and marks it as used: each code is accepted once, and no earlier code after it. A
  /// last used code from the future, when the clock was ahead, is ignored, so that nobody has to wait until then.
  public func use(_ code: String, of person: Person.ID) throws(StoreError) -> SecondFactorCodeResult {
    let now = now()
    guard let factor = try factor(of: person), factor.authenticatorSince != nil,
      let step = factor.secret.step(of: code, at: now)
    else { return .wrong }
    let count = try database.write { statements throws(StoreError) in
      try statements.run(
        """
        UPDATE second_factor SET last_step = $1
        WHERE person_id = $2 AND secret = $3 AND (last_step < $1 OR last_step > $4)
        """,
        [.int(step), .id(person), .blob(factor.secret.bytes), .int(AuthenticatorSecret.lastStep(at: now))])
    }
    return count == 1 ? .right : .used
  }

  /// Turns the second factor off, and removes its recovery codes and pending sign-ins.
  ///
  /// - Returns: False if the person had no second factor.
  @discardableResult
  public func turnOff(for person: Person.ID) throws(StoreError) -> Bool {
    try database.write { statements throws(StoreError) in
      try statements.run("DELETE FROM second_factor WHERE person_id = $1", [.id(person)]) == 1
    }
  }
}

/// The parts of a second factor.
extension SecondFactorStore {
  /// Removes the authenticator from the second factor; without passkeys, the whole factor is turned off.
  public func removeAuthenticator(of person: Person.ID) throws(StoreError) {
    try database.write { statements throws(StoreError) in
      // The secret is replaced by one that nobody knows.
      try statements.run(
        "UPDATE second_factor SET authenticator_since = NULL, begun_at = 0, secret = $1 WHERE person_id = $2",
        [.blob(AuthenticatorSecret.random().bytes), .id(person)])
      try Self.endIfEmpty(of: person, statements)
    }
  }

  /// Turns on a second factor whose first part is a passkey.
  ///
  /// - Returns: False if it was on already.
  static func turnOn(
    for person: Person.ID, at now: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.run(
      """
      INSERT INTO second_factor (person_id, secret, begun_at, on_since, last_step)
      SELECT person_id, $1, 0, $2, 0 FROM account WHERE person_id = $3
      ON CONFLICT (person_id) DO UPDATE SET on_since = excluded.on_since WHERE second_factor.on_since IS NULL
      """,
      [.blob(AuthenticatorSecret.random().bytes), .int(now), .id(person)]) == 1
  }

  /// Turns off a second factor that has no parts left, and removes its recovery codes.
  static func endIfEmpty(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run(
      """
      DELETE FROM second_factor WHERE person_id = $1 AND on_since IS NOT NULL AND authenticator_since IS NULL
      AND NOT EXISTS (SELECT 1 FROM passkey WHERE passkey.person_id = second_factor.person_id)
      """,
      [.id(person)])
  }
}
