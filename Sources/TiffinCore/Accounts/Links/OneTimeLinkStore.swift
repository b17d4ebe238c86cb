/// One-time links: invitations into a household, and links for resetting a password. Every statement on
/// `one_time_link`.
public struct OneTimeLinkStore: Sendable {
  let database: any Database
  let now: @Sendable () -> Int

  /// The seconds for which an invitation is valid: 7 days.
  public static let invitationLife = 7 * 86_400
  /// The maximum number of unused invitations per household.
  public static let mostInvitations = 50
  /// The seconds for which a link for resetting a password is valid: one day.
  public static let passwordLife = 86_400

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  enum Purpose: String {
    case invitation, password
  }

  /// A stored link.
  struct StoredLink {
    let id: Int
    let household: Household.ID?
    let person: Person.ID?
  }

  func add(
    _ purpose: Purpose, household: Household.ID?, person: Person.ID? = nil, by maker: Person.ID? = nil, life: Int,
    _ statements: borrowing Statements
  ) throws(StoreError) -> SecretToken {
    let token = SecretToken.random()
    let now = now()
    // Adding a link removes the expired ones of all households.
    try statements.run("DELETE FROM one_time_link WHERE expires_at < $1", [.int(now)])
    try statements.run(
      """
      INSERT INTO one_time_link (household_id, person_id, made_by, purpose, token_hash, created_at, expires_at)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      """,
      [
        .id(household), .id(person), .id(maker), .text(purpose.rawValue), .text(token.hash), .int(now),
        .int(now + life),
      ])
    return token
  }

  /// Removes links for a person, and those they created: neither stays valid after a change of household, role or
  /// password.
  static func endAll(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run("DELETE FROM one_time_link WHERE person_id = $1 OR made_by = $1", [.id(person)])
  }

  /// Returns the valid link with a token and purpose; nil if there is none.
  func find(
    _ token: SecretToken, _ purpose: Purpose, _ statements: borrowing Statements
  ) throws(StoreError) -> StoredLink? {
    try statements.first(
      """
      SELECT id, household_id, person_id FROM one_time_link
      WHERE token_hash = $1 AND purpose = $2 AND expires_at > $3 AND created_at <= $4
      """,
      // A clock that was set back must not prolong a link.
      [.text(token.hash), .text(purpose.rawValue), .int(now()), .int(now() + 86_400)]
    ) { row in StoredLink(id: row.int(0), household: row.optionalID(1), person: row.optionalID(2)) }
  }

  /// Deletes a valid link and returns it.
  ///
  /// - Throws: ``AccountError/expired`` if there is none.
  func use(
    _ token: SecretToken, _ purpose: Purpose, _ statements: borrowing Statements
  ) throws(AccountError) -> StoredLink {
    try storing { () throws(StoreError) -> StoredLink? in
      guard let link = try find(token, purpose, statements) else { return nil }
      try statements.run("DELETE FROM one_time_link WHERE id = $1", [.int(link.id)])
      return link
    }.orExpired()
  }
}

extension Optional {
  fileprivate func orExpired() throws(AccountError) -> Wrapped {
    guard let self else { throw .expired }
    return self
  }
}
