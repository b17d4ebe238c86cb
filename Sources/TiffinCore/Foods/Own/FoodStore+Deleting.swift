extension FoodStore {

  /// Returns the name of a deleted food; nil if it is not deleted or belongs to another household.
  public static func deleted(
    _ id: Food.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> MealName? {
    try statements.first(
      "SELECT name FROM food WHERE id = $1 AND household_id = $2 AND deleted_at IS NOT NULL",
      [.id(id), .id(person.household)]
    ) { row in MealName(stored: row.text(0)) }
  }

  /// Deletes a food of the household, or restores it.
  ///
  /// - Parameter moment: The time of deletion; nil to restore it.
  /// - Returns: True if the food was changed; false if it was in that state already.
  /// - Throws: ``StoreError/notFound`` if the household has no such food, or it was removed permanently.
  static func setDeleted(
    _ id: Food.ID, at moment: Int?, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let condition = "deleted_at IS \(moment == nil ? "NOT NULL" : "NULL")"
    let changed = try statements.run(
      "UPDATE food SET deleted_at = $1, revision = revision + 1 WHERE id = $2 AND household_id = $3 AND \(condition)",
      [.int(moment), .id(id), .id(person.household)])
    if changed == 0 { try require(id, of: person, statements) }
    return changed > 0
  }

  /// Checks that a food belongs to the household.
  ///
  /// - Throws: ``StoreError/notFound`` if it does not.
  static func require(_ id: Food.ID, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    let known = try statements.first(
      "SELECT 1 FROM food WHERE id = $1 AND household_id = $2", [.id(id), .id(person.household)]
    ) { row in row.int(0) }
    if known == nil { throw .notFound }
  }
}

extension FoodStore: HousekeepingTask {
  private static let purgedAtOnce = 50

  /// Purges up to 50 foods of all households that were deleted more than ``StoreLimits/undoDays`` days ago.
  ///
  /// - Returns: True if there was something to purge.
  func purgeSome() throws(StoreError) -> Bool {
    let due = "SELECT id FROM food WHERE deleted_at < $1 ORDER BY deleted_at LIMIT \(Self.purgedAtOnce)"
    let moment = SQLValue.int(StoreLimits.undoHorizon(now()))
    let isDue = try database.read { statements throws(StoreError) in
      try statements.first(due, [moment]) { row in row.int(0) } != nil
    }
    guard isDue else { return false }
    try database.write { statements throws(StoreError) -> Void in
      let ids: [Food.ID] = try statements.all(due, [moment]) { row in row.id(0) }
      for id in ids {
        try statements.run(Self.index(database.dialect).removal, [.id(id)])
        try statements.run("DELETE FROM food WHERE id = $1", [.id(id)])
      }
    }
    return true
  }
}
