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

  private func removeSome(atMost limit: Int) throws(StoreError) -> Int? {
    let moment = StoreLimits.undoHorizon(now())
    guard try Submissions.meals.isPurgeDue(before: moment, in: database) else { return nil }
    return try database.write { statements throws(StoreError) in
      let meals: [(id: Meal.ID, person: Person.ID, photo: Photo.ID?)] = try Submissions.meals.purge(
        before: moment, atMost: limit, "id, person_id, photo_id", statements
      ) { row in (row.id(0), row.id(1), row.optionalID(2)) }
      for meal in meals {
        try words.remove(meal.id, statements)
        try PhotoRows.drop(meal.photo, of: meal.person, statements)
      }
      return meals.count
    }
  }
}
