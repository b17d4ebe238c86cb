extension MealStore {
  /// Purges, for all people, some of the meals that were deleted more than ``StoreLimits/undoDays`` ago, the photos that
  /// are no longer used, and old submission keys: few enough that no writer waits long.
  ///
  /// - Returns: True if there was something to purge.
  func purgeSome(atMost limit: Int = purgedAtOnce) throws(StoreError) -> Bool {
    try removeSome(atMost: limit) != nil
  }

  /// The maximum number of meals per call; small, because the database reads all of a photo to delete it.
  static let purgedAtOnce = 50

  /// Returns the number of purged meals; nil if nothing was due.
  func removeSome(atMost limit: Int) throws(StoreError) -> Int? {
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
