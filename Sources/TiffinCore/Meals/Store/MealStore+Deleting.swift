extension MealStore {
  /// Deletes a meal, which can be restored for ``StoreLimits/undoDays``. Deleting it again changes nothing.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no such meal; ``StoreError/pastDay``.
  public func delete(_ id: Meal.ID, by person: Person) throws(StoreError) {
    try delete([id], by: person)
  }

  /// Deletes several meals in one transaction, like ``delete(_:by:)``.
  public func delete(_ ids: [Meal.ID], by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) in
      for id in ids { try delete(id, by: person, statements) }
    }
  }

  /// Deletes a meal within another write.
  func delete(_ id: Meal.ID, by person: Person, _ statements: borrowing Statements) throws(StoreError) {
    try Self.requireOpenDay(of: id, by: person, statements)
    try hide(id, by: person, statements)
  }

  /// Marks a meal as deleted, even if its day is locked.
  func hide(_ id: Meal.ID, by person: Person, _ statements: borrowing Statements) throws(StoreError) {
    let changed = try statements.run(
      """
      UPDATE meal SET deleted_at = $1, revision = revision + 1
      WHERE id = $2 AND person_id = $3 AND deleted_at IS NULL
      """,
      [.int(now()), .id(id), .id(person.id)])
    if changed == 0 { try Self.requireRow(id, of: person.id, statements) }
    try UsualMealRows.refresh(of: id, by: person.id, statements)
  }

  /// Restores a deleted meal with its photo. Restoring it again changes nothing.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no such meal, or if it was purged; ``StoreError/pastDay``.
  @discardableResult
  public func restore(_ id: Meal.ID, by person: Person) throws(StoreError) -> Meal {
    try database.write(of: person.household) { statements throws(StoreError) in
      try restore(id, by: person, statements)
    }
  }

  /// Restores a meal within another write, like ``restore(_:by:)``.
  @discardableResult
  func restore(_ id: Meal.ID, by person: Person, _ statements: borrowing Statements) throws(StoreError) -> Meal {
    try Self.requireOpenDay(of: id, by: person, statements)
    let restored = try statements.run(
      """
      UPDATE meal SET deleted_at = NULL, revision = revision + 1
      WHERE id = $1 AND person_id = $2 AND deleted_at IS NOT NULL
      """,
      [.id(id), .id(person.id)])
    if restored > 0 { try Self.restoreFavourite(restored: id, by: person.id, statements) }
    try UsualMealRows.refresh(of: id, by: person.id, statements)
    return try Self.meal(id, of: person.id, statements)
  }

  private static func requireRow(
    _ id: Meal.ID, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let row = try statements.first(
      "SELECT 1 FROM meal WHERE id = $1 AND person_id = $2", [.id(id), .id(person)]
    ) { row in row.int(0) }
    if row == nil { throw .notFound }
  }
}
