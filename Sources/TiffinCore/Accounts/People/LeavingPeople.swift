/// People whose account was deleted, and whose rows are still being removed: nobody can be them any more, and nobody
/// sees them.
///
/// Their own row says so, in `leaving_at`, so that whatever stops the work, it is found again.
enum LeavingPeople {
  /// A condition on a row of `person`.
  static let areLeftOut = "person.leaving_at IS NULL"

  /// - Parameter moment: seconds since 1970-01-01 UTC.
  static func add(_ person: Person.ID, at moment: Int, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run("UPDATE person SET leaving_at = $1 WHERE id = $2", [.int(moment), .id(person)])
  }

  /// Everybody who is leaving, up to that many.
  static func all(upTo limit: Int = .max, _ statements: borrowing Statements) throws(StoreError) -> [Person.ID] {
    try statements.all(
      "SELECT id FROM person WHERE leaving_at IS NOT NULL ORDER BY id LIMIT $1", [.int(limit)]
    ) { row in row.id(0) }
  }
}
