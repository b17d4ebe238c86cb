/// A store of people, for the `person` table.
public struct PersonStore: Sendable {
  let database: any Database

  /// Creates a store that reads and changes people in a database.
  public init(_ database: any Database) {
    self.database = database
  }

  /// Returns the only person of a server without sign-in, read in the caller's snapshot.
  ///
  /// - Throws: ``StoreError/notFound`` if the database has no people.
  public static func builtIn(_ statements: borrowing Statements) throws(StoreError) -> Person {
    let person = try statements.first(
      "SELECT \(PersonRowCoder.columns) FROM person WHERE \(DeletedPeople.areLeftOut) ORDER BY id LIMIT 1", [],
      PersonRowCoder.read)
    guard let person else { throw .notFound }
    return person
  }

  /// Returns a person.
  ///
  /// - Throws: ``StoreError/notFound`` if there is no such person.
  public func person(_ id: Person.ID) throws(StoreError) -> Person {
    let person = try database.read { statements throws(StoreError) in
      try statements.first("SELECT \(PersonRowCoder.columns) FROM person WHERE id = $1", [.id(id)], PersonRowCoder.read)
    }
    guard let person else { throw .notFound }
    return person
  }

  /// Returns the person whose username matches byte for byte, as authenticated by the web server; nil if there is none.
  public func identifiedByProxy(_ username: Username) throws(StoreError) -> Person? {
    try database.read { statements throws(StoreError) in try Self.identifiedByProxy(username, statements) }
  }

  /// Returns the person whose username matches byte for byte, read in the caller's snapshot; nil if there is none.
  public static func identifiedByProxy(
    _ username: Username, _ statements: borrowing Statements
  ) throws(StoreError) -> Person? {
    try statements.first(
      """
      SELECT \(PersonRowCoder.columns) FROM account JOIN person ON person.id = account.person_id
      WHERE username_key = $1 AND username = $2
      """,
      [.text(username.key), .text(username.text)], PersonRowCoder.read)
  }

  /// Returns the number of people on the whole server, without those who are being deleted.
  public func count() throws(StoreError) -> Int {
    try database.read { statements throws(StoreError) in
      try statements.first("SELECT COUNT(*) FROM person WHERE \(DeletedPeople.areLeftOut)") { row in row.int(0) } ?? 0
    }
  }

  /// Changes the name that others see.
  public func rename(_ person: Person, to name: PersonName) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      try Self.rename(person.id, to: name, statements)
    }
  }

  static func rename(
    _ id: Person.ID, to name: PersonName, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run("UPDATE person SET name = $1 WHERE id = $2", [.text(name.text), .id(id)])
  }

  /// Changes a person's settings, and returns all of them. Once a goal is set, the first step of setting one is done.
  ///
  /// - Throws: ``StoreError/notFound`` if there is no such person.
  static func change(
    _ id: Person.ID, _ change: (inout PersonSettings) -> Void, _ statements: borrowing Statements
  ) throws(StoreError) -> PersonSettings {
    let person = try statements.first(
      "SELECT \(PersonRowCoder.columns) FROM person WHERE id = $1", [.id(id)], PersonRowCoder.read)
    guard var settings = person?.settings else { throw .notFound }
    change(&settings)
    if settings.goals != .none { settings.firstSteps.remove(.goal) }
    try statements.run(save, PersonRowCoder.values(settings) + [.id(id)])
    return settings
  }

  private static let save = """
    UPDATE person SET \
    \(PersonRowCoder.settingsColumns.enumerated().map { "\($1) = $\($0 + 1)" }.joined(separator: ", "))
    WHERE id = $\(PersonRowCoder.settingsColumns.count + 1)
    """
}
