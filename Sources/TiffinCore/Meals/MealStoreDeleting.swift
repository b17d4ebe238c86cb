extension MealStore {
  /// Hides a meal at once; it can be brought back for ``StoreLimits/undoDays``. Deleting it again changes nothing.
  ///
  /// - Throws: ``StoreError/notFound`` for a meal that never was, or is another person's.
  public func delete(_ id: Meal.ID, by person: Person) throws(StoreError) {
    try database.write { statements throws(StoreError) in
      let changed = try statements.run(
        """
        UPDATE meal SET deleted_at = $1, revision = revision + 1
        WHERE id = $2 AND person_id = $3 AND deleted_at IS NULL
        """,
        [.int(now()), .id(id), .id(person.id)])
      if changed == 0 { try Self.requireRow(id, of: person.id, statements) }
    }
  }

  /// Brings a deleted meal back with its photo. Bringing it back again changes nothing.
  ///
  /// - Throws: ``StoreError/notFound`` for a meal that never was, is gone for good, or is another person's.
  @discardableResult
  public func restore(_ id: Meal.ID, by person: Person) throws(StoreError) -> Meal {
    try database.write { statements throws(StoreError) in
      try statements.run(
        """
        UPDATE meal SET deleted_at = NULL, revision = revision + 1
        WHERE id = $1 AND person_id = $2 AND deleted_at IS NOT NULL
        """,
        [.id(id), .id(person.id)])
      return try Self.meal(id, of: person.id, statements)
    }
  }

  /// Removes for good what was deleted more than ``StoreLimits/undoDays`` ago, with the photos that nothing uses any
  /// more. For everybody; run when the server starts.
  ///
  /// - Returns: how many meals went.
  @discardableResult
  public func purge() throws(StoreError) -> Int {
    let moment = now() - StoreLimits.undoDays * 86_400
    guard try isPurgeDue(before: moment) else { return 0 }
    return try database.write { statements throws(StoreError) in
      let count = try statements.run(
        "DELETE FROM meal WHERE deleted_at IS NOT NULL AND deleted_at < $1", [.int(moment)])
      try PhotoRows.dropUnused(statements)
      try Submission.purge(before: moment, statements)
      return count
    }
  }

  /// Looking first keeps a start that has nothing to remove from waiting for its turn to write.
  private func isPurgeDue(before moment: Int) throws(StoreError) -> Bool {
    try database.read { statements throws(StoreError) in
      try statements.first(
        """
        SELECT 1 WHERE EXISTS (SELECT 1 FROM meal WHERE deleted_at IS NOT NULL AND deleted_at < $1)
        OR EXISTS (SELECT 1 FROM submission WHERE sent_at < $1)
        """, [.int(moment)]
      ) { row in row.int(0) } != nil
    }
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
