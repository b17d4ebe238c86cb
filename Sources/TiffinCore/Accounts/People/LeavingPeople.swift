/// People whose account was deleted, and whose rows are still being removed: nobody can be them any more, and nobody
/// sees them.
///
/// Each is remembered by a row of `server_secret`, so that whatever stops the work, it is found again.
enum LeavingPeople {
  /// A condition on a row of `person`.
  static let areLeftOut = "NOT EXISTS (SELECT 1 FROM server_secret WHERE server_secret.name = 'leaving ' || person.id)"

  static func add(_ person: Person.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run(
      "INSERT INTO server_secret (name, value) SELECT 'leaving ' || id, id FROM person WHERE id = $1", [.id(person)])
  }

  /// Everybody who is leaving, up to that many.
  static func all(upTo limit: Int = .max, _ statements: borrowing Statements) throws(StoreError) -> [Person.ID] {
    try statements.all(
      """
      SELECT person.id FROM server_secret JOIN person ON server_secret.name = 'leaving ' || person.id
      WHERE server_secret.name LIKE 'leaving %' ORDER BY person.id LIMIT $1
      """, [.int(limit)]
    ) { row in row.id(0) }
  }
}
