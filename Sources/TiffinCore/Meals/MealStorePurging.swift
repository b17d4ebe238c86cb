extension MealStore {
  /// Removes for good what was deleted more than ``StoreLimits/undoDays`` ago, with the photos that nothing uses any
  /// more and the forms that are too old to come a second time. For everybody.
  ///
  /// - Returns: how many meals went.
  @discardableResult
  public func purge() throws(StoreError) -> Int {
    var count = 0
    while let removed = try removeSome(atMost: Self.purgedAtOnce) { count += removed }
    return count
  }

  /// One turn of ``purge()``, so short that nobody waits long to write.
  ///
  /// - Returns: whether there was something to remove.
  func purgeSome(atMost limit: Int = purgedAtOnce) throws(StoreError) -> Bool {
    try removeSome(atMost: limit) != nil
  }

  /// Each page of a photo is read when it goes.
  private static let purgedAtOnce = 50

  /// Looking first keeps who has nothing to remove from waiting for a turn to write.
  private func removeSome(atMost limit: Int) throws(StoreError) -> Int? {
    let moment = now() - StoreLimits.undoDays * 86_400
    guard try isPurgeDue(before: moment) else { return nil }
    return try database.write { statements throws(StoreError) in
      let meals = try Self.removeMeals(deletedBefore: moment, atMost: limit, statements)
      for meal in meals {
        try words.remove(meal.id, statements)
        try PhotoRows.drop(meal.photo, of: meal.person, statements)
      }
      try Submission.purge(before: moment, atMost: limit, statements)
      return meals.count
    }
  }

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

  private static func removeMeals(
    deletedBefore moment: Int, atMost limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> [(id: Meal.ID, person: Person.ID, photo: Photo.ID?)] {
    try statements.all(
      """
      DELETE FROM meal WHERE id IN (
        SELECT id FROM meal WHERE deleted_at IS NOT NULL AND deleted_at < $1 ORDER BY deleted_at LIMIT $2
      ) RETURNING id, person_id, photo_id
      """,
      [.int(moment), .int(limit)]
    ) { row in (row.id(0), row.id(1), row.optionalID(2)) }
  }
}
