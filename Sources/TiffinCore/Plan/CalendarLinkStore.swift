/// The store of the secret addresses at which people's calendars can be read without sign-in. Only hashes of the
/// secrets are stored.
public struct CalendarLinkStore: Sendable {
  private let database: any Database
  private let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Returns the link to the person's calendar; nil if there is none.
  public func link(of person: Person.ID) throws(StoreError) -> CalendarLink? {
    try database.read { statements throws(StoreError) in try Self.link(of: person, statements) }
  }

  static func link(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) -> CalendarLink? {
    try statements.first(
      "SELECT calendar_made_at FROM person WHERE id = $1 AND calendar_hash IS NOT NULL", [.id(person)]
    ) { row in CalendarLink(made: row.optionalInt(0)) }
  }

  /// Creates and returns a new secret, which cannot be read again later. The old secret becomes invalid.
  @discardableResult
  public func renew(of person: Person) throws(StoreError) -> SecretToken {
    let secret = SecretToken.random()
    try change(
      "calendar_hash = $1, calendar_made_at = $2 WHERE id = $3", [.text(secret.hash), .int(now()), .id(person.id)],
      of: person)
    return secret
  }

  /// Creates a secret for a person without one and returns it; returns nil if the person has one.
  ///
  /// - Parameter now: The seconds since 1970-01-01 UTC.
  static func openIfClosed(
    for person: Person.ID, at now: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> SecretToken? {
    let secret = SecretToken.random()
    let count = try statements.run(
      "UPDATE person SET calendar_hash = $1, calendar_made_at = $2 WHERE id = $3 AND calendar_hash IS NULL",
      [.text(secret.hash), .int(now), .id(person)])
    return count == 0 ? nil : secret
  }

  /// Removes the address of the person's calendar and turns off the calendar's reminders.
  public func close(of person: Person) throws(StoreError) {
    try change(
      "calendar_hash = NULL, calendar_made_at = NULL, is_reminded = 0 WHERE id = $1", [.id(person.id)], of: person)
  }

  private func change(_ columns: String, _ values: [SQLValue], of person: Person) throws(StoreError) {
    let count = try database.write(of: person.household) { statements throws(StoreError) in
      try statements.run("UPDATE person SET \(columns)", values)
    }
    if count == 0 { throw .notFound }
  }

  /// Returns the person whose calendar has this secret.
  ///
  /// - Throws: ``StoreError/notFound`` if there is none.
  public static func person(_ secret: String, _ statements: borrowing Statements) throws(StoreError) -> Person {
    guard let token = SecretToken(secret) else { throw .notFound }
    let person = try statements.first(
      "SELECT \(PersonRowCoder.columns) FROM person WHERE calendar_hash = $1 AND \(DeletedPeople.areLeftOut)",
      [.text(token.hash)], PersonRowCoder.read)
    guard let person else { throw .notFound }
    return person
  }
}

/// The link to a person's calendar. Its address is shown only once, when it is created.
public struct CalendarLink: Equatable, Sendable {
  /// The time of creation, in seconds since 1970-01-01 UTC; nil if it is unknown.
  public let made: Int?
}
