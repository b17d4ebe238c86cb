extension RecipeStore {
  /// Hides a recipe of the household at once; it can be brought back for ``StoreLimits/undoDays``. Deleting it again
  /// changes nothing. What of it is planned, listed or eaten stays.
  ///
  /// One of the catalogue's that it was made from is back then, with the hearts that it had.
  ///
  /// - Throws: ``StoreError/notFound`` also for one of the catalogue's.
  public func delete(_ id: Recipe.ID, by person: Person) throws(StoreError) {
    try database.write { statements throws(StoreError) -> Void in
      let original = try setDeleted(id, at: now(), "deleted_at IS NULL", by: person, statements)
      guard let original else { return }
      // Of two versions that a household may have after bringing one back, the other one stands for it still.
      let heir = try Self.copy(of: original, for: person, statements) ?? original
      try Self.moveHearts(from: id, to: heir, in: person.household, statements)
    }
  }

  /// Brings a deleted recipe back. Bringing it back again changes nothing.
  ///
  /// - Throws: ``StoreError/notFound`` for one that never was, is gone for good, or is another household's.
  public func restore(_ id: Recipe.ID, by person: Person) throws(StoreError) {
    try database.write { statements throws(StoreError) -> Void in
      let original = try setDeleted(id, at: nil, "deleted_at IS NOT NULL", by: person, statements)
      if let original { try Self.moveHearts(from: original, to: id, in: person.household, statements) }
    }
  }

  /// - Returns: what the recipe was made from; nil also where nothing was to be changed.
  private func setDeleted(
    _ id: Recipe.ID, at moment: Int?, _ condition: String, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe.ID? {
    let changed = try statements.all(
      """
      UPDATE recipe SET deleted_at = $1, revision = revision + 1
      WHERE id = $2 AND household_id = $3 AND \(condition) RETURNING copy_of
      """,
      [.int(moment), .id(id), .id(person.household)]
    ) { row -> Recipe.ID? in row.optionalID(0) }
    if let original = changed.first { return original }
    let row = try statements.first(
      "SELECT 1 FROM recipe WHERE id = $1 AND household_id = $2", [.id(id), .id(person.household)]
    ) { row in row.int(0) }
    if row == nil { throw .notFound }
    return nil
  }

  /// Whoever of the household liked the one likes the other instead.
  static func moveHearts(
    from one: Recipe.ID, to other: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO recipe_favourite (household_id, person_id, recipe_id)
      SELECT household_id, person_id, $1 FROM recipe_favourite WHERE recipe_id = $2 AND household_id = $3
      ON CONFLICT (person_id, recipe_id) DO NOTHING
      """,
      [.id(other), .id(one), .id(household)])
    try statements.run(
      "DELETE FROM recipe_favourite WHERE recipe_id = $1 AND household_id = $2", [.id(one), .id(household)])
  }
}
