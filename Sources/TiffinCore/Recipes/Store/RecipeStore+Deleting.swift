extension RecipeStore {
  /// Deletes a recipe of the household. The recipe can be restored for ``StoreLimits/undoDays`` days. Repeating the
  /// deletion changes nothing. Plan entries, groceries and meals made from the recipe are not changed.
  ///
  /// If it was a copy of a recipe of the catalogue, the original is shown again, and favourites, plan entries and
  /// groceries that referred to the copy refer to the original.
  ///
  /// - Throws: ``StoreError/notFound``, also for a recipe of the catalogue.
  public func delete(_ id: Recipe.ID, by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      let original = try setDeleted(id, at: now(), "deleted_at IS NULL", by: person, statements)
      guard let original else { return }
      // After a restoration, a household may have two copies, of which the other one replaces the deleted one.
      let heir = try Self.copy(of: original, for: person, statements) ?? original
      try replaceReferences(id, to: heir, by: person, statements)
    }
  }

  /// Restores a deleted recipe. Repeating the restoration changes nothing. If the recipe is a copy of a recipe of the
  /// catalogue, favourites, plan entries and groceries refer to the copy again.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such recipe, or it was removed permanently.
  public func restore(_ id: Recipe.ID, by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) -> Void in
      let original = try setDeleted(id, at: nil, "deleted_at IS NOT NULL", by: person, statements)
      if let original { try replaceReferences(original, to: id, by: person, statements) }
    }
  }

  /// Sets the time of deletion if the SQL condition is true.
  ///
  /// - Parameter moment: The time in seconds since 1970-01-01 UTC; nil to restore the recipe.
  ///
  /// - Returns: The original of a copied recipe; nil if it has none, or nothing was changed.
  /// - Throws: ``StoreError/notFound`` if the household has no such recipe.
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

  /// Moves the favourite marks and the note of one recipe to another, and makes all rows of other stores refer to the
  /// other recipe.
  func replaceReferences(
    _ one: Recipe.ID, to other: Recipe.ID, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    try Self.moveFavourites(from: one, to: other, in: person.household, statements)
    try Self.moveNote(from: one, to: other, in: person.household, statements)
    for follower in followers { try follower.replaceRecipe(other, of: one, in: person.household, statements) }
  }

  /// Moves the favourite marks of a household's members from one recipe to another.
  private static func moveFavourites(
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
