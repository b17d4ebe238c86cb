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
      try statements.first("SELECT id, household_id, name FROM person ORDER BY id LIMIT 1") { row in
        Person(id: row.id(0), household: row.id(1), name: row.text(2))
      }
    }
    guard let person else { throw .notFound }
    return person
  }
}
