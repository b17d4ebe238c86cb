/// Pending sign-ins, which wait for a code. Every statement on the `pending_sign_in` table.
extension SessionStore {
  /// The SQL condition on `person` that the second factor is on, and therefore asked for at sign-in.
  static let hasFactor = """
    EXISTS (SELECT 1 FROM second_factor WHERE second_factor.person_id = person.id AND on_since IS NOT NULL)
    """

  /// Returns the time the person's second factor was turned on, in seconds since 1970-01-01 UTC; nil if it is off.
  public func factorSince(of person: Person.ID) throws(StoreError) -> Int? {
    try database.read { statements throws(StoreError) in
      try statements.first(
        "SELECT on_since FROM second_factor WHERE person_id = $1 AND on_since IS NOT NULL", [.id(person)]
      ) { row in row.int(0) }
    }
  }

  /// Records that the account's password was given, if it has a second factor.
  ///
  /// - Returns: A token for the browser, which only allows giving a code; nil if no code is asked for, or if the
  ///   password was changed meanwhile.
  public func beginPending(_ account: Account, isKept: Bool) throws(StoreError) -> SecretToken? {
    let isAsked = try database.read { statements throws(StoreError) in
      try statements.first("SELECT 1 FROM person WHERE id = $1 AND \(Self.hasFactor)", [.id(account.id)]) { $0.int(0) }
    }
    guard isAsked != nil else { return nil }
    let token = SecretToken.random()
    let now = now()
    let count = try database.write { statements throws(StoreError) in
      try statements.run("DELETE FROM pending_sign_in WHERE began_at <= $1", [.int(now - PendingSignIn.life)])
      return try statements.run(
        """
        INSERT INTO pending_sign_in (token_hash, person_id, is_kept, began_at)
        SELECT $1, account.person_id, $2, $3 FROM account
        JOIN second_factor ON second_factor.person_id = account.person_id
        WHERE account.person_id = $4 AND password_hash = $5
        """,
        [.text(token.hash), .flag(isKept), .int(now), .id(account.id), .text(account.passwordHash)])
    }
    return count == 1 ? token : nil
  }

  /// Returns the pending sign-in of this browser; nil if there is none, or if it has expired.
  public func pending(_ token: SecretToken) throws(StoreError) -> PendingSignIn? {
    try database.read { statements throws(StoreError) in
      let found = try statements.first(
        """
        SELECT account.person_id, username, password_hash, is_kept, began_at FROM pending_sign_in
        JOIN account ON account.person_id = pending_sign_in.person_id WHERE token_hash = $1
        """,
        [.text(token.hash)]
      ) { row in
        let account = AccountStore.read(row)
        return (pending: PendingSignIn(account: account, isKept: row.flag(3), token: token), began: row.int(4))
      }
      // A clock that was set back must not prolong a pending sign-in.
      return found.flatMap { abs(now() - $0.began) < PendingSignIn.life ? $0.pending : nil }
    }
  }

  /// Begins the session of a pending sign-in after a right code, and removes the pending sign-in.
  ///
  /// - Returns: The session's token; nil if the password or the second factor was changed meanwhile.
  public func begin(_ pending: PendingSignIn, device: String) throws(StoreError) -> SecretToken? {
    let token = SecretToken.random()
    let count = try database.write { statements throws(StoreError) in
      let waited = try statements.run(
        "DELETE FROM pending_sign_in WHERE token_hash = $1", [.text(pending.token.hash)])
      if waited == 0 { return 0 }
      return try insert(
        token, isKept: pending.isKept, device: device, from: "person WHERE id = $5", [.id(pending.account.id)],
        statements)
    }
    return count == 1 ? token : nil
  }

  static func endPending(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run("DELETE FROM pending_sign_in WHERE person_id = $1", [.id(person)])
  }
}
