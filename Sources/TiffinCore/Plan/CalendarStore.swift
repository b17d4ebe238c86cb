/// The secret addresses of people's calendars, which need no sign-in.
public struct CalendarStore: Sendable {
  private let database: any Database

  /// Uses that database.
  public init(_ database: any Database) {
    self.database = database
  }

  /// Returns the person's secret; nil if their calendar is closed.
  public func secret(of person: Person.ID) throws(StoreError) -> String? {
    try database.read { statements throws(StoreError) in try Self.secret(of: person, statements) }
  }

  static func secret(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) -> String? {
    let secret: String?? = try statements.first(
      "SELECT calendar_secret FROM person WHERE id = $1", [.id(person)]
    ) { row in row.optionalText(0) }
    return secret ?? nil
  }

  /// Makes a new secret. The old one stops working.
  @discardableResult
  public func renew(of person: Person.ID) throws(StoreError) -> String {
    let secret = SecretToken.random().text
    try change("calendar_secret = $1 WHERE id = $2", [.text(secret), .id(person)])
    return secret
  }

  /// Makes a secret for a person who has none.
  static func openIfClosed(for person: Person.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run(
      "UPDATE person SET calendar_secret = $1 WHERE id = $2 AND calendar_secret IS NULL",
      [.text(SecretToken.random().text), .id(person)])
  }

  /// Closes the person's calendar and turns off its reminders.
  public func close(of person: Person.ID) throws(StoreError) {
    try change("calendar_secret = NULL, is_reminded = 0 WHERE id = $1", [.id(person)])
  }

  private func change(_ columns: String, _ values: [SQLValue]) throws(StoreError) {
    let count = try database.write { statements throws(StoreError) in
      try statements.run("UPDATE person SET \(columns)", values)
    }
    if count == 0 { throw .notFound }
  }

  /// Returns the person with that secret.
  ///
  /// - Throws: ``StoreError/notFound``.
  public static func person(_ secret: String, _ statements: borrowing Statements) throws(StoreError) -> Person {
    guard let token = SecretToken(secret) else { throw .notFound }
    let person = try statements.first(
      "SELECT \(PersonRow.columns) FROM person WHERE calendar_secret = $1 AND \(LeavingPeople.areLeftOut)",
      [.text(token.text)], PersonRow.read)
    guard let person else { throw .notFound }
    return person
  }
}
