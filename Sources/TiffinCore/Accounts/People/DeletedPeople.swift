/// People whose accounts were deleted and whose rows are still being removed: they cannot sign in, and appear nowhere.
///
/// `leaving_at` is set in their row of `person`, so that interrupted work is resumed.
enum DeletedPeople {
  /// The condition on `person` that excludes them.
  static let areLeftOut = "person.leaving_at IS NULL"

  /// Marks a person as deleted.
  /// - Parameter moment: The seconds since 1970-01-01 UTC.
  static func add(_ person: Person.ID, at moment: Int, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run("UPDATE person SET leaving_at = $1 WHERE id = $2", [.int(moment), .id(person)])
  }

  /// Returns up to `limit` people who are marked as deleted.
  static func all(upTo limit: Int = .max, _ statements: borrowing Statements) throws(StoreError) -> [Person.ID] {
    try statements.all(
      "SELECT id FROM person WHERE leaving_at IS NOT NULL ORDER BY id LIMIT $1", [.int(limit)]
    ) { row in row.id(0) }
  }
}
