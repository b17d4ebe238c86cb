extension RecipeStore {
  /// Hides a recipe of the household at once; it can be brought back for ``StoreLimits/undoDays``. Deleting it again
  /// changes nothing. What of it is planned, listed or eaten stays.
  ///
  /// - Throws: ``StoreError/notFound`` also for one of the catalogue's.
  public func delete(_ id: Recipe.ID, by person: Person) throws(StoreError) {
    try setDeleted(id, at: now(), "deleted_at IS NULL", by: person)
  }

  /// Brings a deleted recipe back. Bringing it back again changes nothing.
  ///
  /// - Throws: ``StoreError/notFound`` for one that never was, is gone for good, or is another household's.
  public func restore(_ id: Recipe.ID, by person: Person) throws(StoreError) {
    try setDeleted(id, at: nil, "deleted_at IS NOT NULL", by: person)
  }

  private func setDeleted(
    _ id: Recipe.ID, at moment: Int?, _ condition: String, by person: Person
  ) throws(StoreError) {
    try database.write { statements throws(StoreError) in
      let changed = try statements.run(
        """
        UPDATE recipe SET deleted_at = $1, revision = revision + 1
        WHERE id = $2 AND household_id = $3 AND \(condition)
        """,
        [.int(moment), .id(id), .id(person.household)])
      guard changed == 0 else { return }
      let row = try statements.first(
        "SELECT 1 FROM recipe WHERE id = $1 AND household_id = $2", [.id(id), .id(person.household)]
      ) { row in row.int(0) }
      if row == nil { throw .notFound }
    }
  }
}
