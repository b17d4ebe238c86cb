extension AccountStore: HousekeepingTask {
  /// Permanently deletes an account, its sessions and its links, so that the person cannot sign in and is not shown
  /// anywhere. ``removeSome()`` removes the person's rows. The shared data remain if the household has other members.
  ///
  /// - Throws: ``AccountError/lastOwner`` if the household's other members would have no owner.
  public func close(_ person: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let household = try HouseholdRows.place(of: person, statements).household
      try HouseholdRows.requireOwner(besides: person, in: household, statements)
      try storing { () throws(StoreError) in
        try SessionStore.endAll(of: person, statements)
        try OneTimeLinkStore.endAll(of: person, statements)
        try statements.run("DELETE FROM account WHERE person_id = $1", [.id(person)])
        try DeletedPeople.add(person, at: now(), statements)
      }
    }
  }

  func purgeSome() throws(StoreError) -> Bool { try removeSome() }

  /// Removes a batch of the rows of people whose account was deleted, or moves or removes a batch of the shared rows of
  /// a household without members.
  ///
  /// - Returns: True if there was something to do.
  public func removeSome() throws(StoreError) -> Bool { try removeSome(meals: 300, photos: 20) }

  func removeSome(meals: Int, photos: Int) throws(StoreError) -> Bool {
    // A read first avoids waiting for other writes if there is nothing to do.
    let isDue = try database.read { statements throws(StoreError) in
      if try !DeletedPeople.all(upTo: 1, statements).isEmpty { return true }
      return try EmptiedHousehold.isDue(statements)
    }
    guard isDue else { return false }
    return try database.write { statements throws(StoreError) in
      guard let person = try DeletedPeople.all(upTo: 1, statements).first else {
        return try EmptiedHousehold.removeSome(database.dialect, statements)
      }
      if try removeMeals(of: person, atMost: meals, statements) { return true }
      if try Self.removePhotos(of: person, atMost: photos, statements) { return true }
      try DeletedPeople.finish(person, statements)
      return true
    }
  }

  private func removeMeals(
    of person: Person.ID, atMost limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let meals: [Meal.ID] = try statements.all(
      "DELETE FROM meal WHERE id IN (SELECT id FROM meal WHERE person_id = $1 LIMIT $2) RETURNING id",
      [.id(person), .int(limit)]
    ) { row in row.id(0) }
    let words = MealWordIndex(database.dialect)
    for meal in meals { try words.remove(meal, statements) }
    return !meals.isEmpty
  }

  /// Removes at most `limit` photos; few, because the database reads all of a photo to delete it. Returns true if any
  /// was removed.
  private static func removePhotos(
    of person: Person.ID, atMost limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.run(
      "DELETE FROM photo WHERE id IN (SELECT id FROM photo WHERE person_id = $1 LIMIT $2)",
      [.id(person), .int(limit)]) > 0
  }
}
