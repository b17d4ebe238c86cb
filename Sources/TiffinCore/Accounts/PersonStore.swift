/// Every statement on the `person` table.
public struct PersonStore: Sendable {
  private let database: any Database

  /// Reads from that database.
  public init(_ database: any Database) {
    self.database = database
  }

  /// The one person there is until people sign in.
  ///
  /// - Throws: ``StoreError/notFound`` in a database without anybody.
  public func builtIn() throws(StoreError) -> Person {
    let person = try database.read { statements throws(StoreError) in
      try statements.first("SELECT \(PersonRow.columns) FROM person ORDER BY id LIMIT 1", [], PersonRow.read)
    }
    guard let person else { throw .notFound }
    return person
  }

  /// Changes some of a person's settings; the others stay as they are, whoever changes them meanwhile.
  ///
  /// - Throws: ``StoreError/notFound``.
  public func change(
    _ id: Person.ID, _ change: @Sendable (inout PersonSettings) -> Void
  ) throws(StoreError) {
    try database.write { statements throws(StoreError) in
      let person = try statements.first(
        "SELECT \(PersonRow.columns) FROM person WHERE id = $1", [.id(id)], PersonRow.read)
      guard var settings = person?.settings else { throw .notFound }
      change(&settings)
      try statements.run(Self.save, PersonRow.values(settings) + [.id(id)])
    }
  }

  private static let save = """
    UPDATE person SET \(PersonRow.settingsColumns.enumerated().map { "\($1) = $\($0 + 1)" }.joined(separator: ", "))
    WHERE id = $\(PersonRow.settingsColumns.count + 1)
    """
}
