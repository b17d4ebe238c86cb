extension AccountStore: Purgeable {
  /// Removes an account with everything of its person, for good. What the household shares stays while somebody is left
  /// in it.
  ///
  /// First of all nobody can be them any more. Then their meals and photos go a portion at a time, so that others write
  /// in between; what is left when that is stopped, ``removeSome()`` finds.
  /// - Throws: ``AccountError/lastOwner`` where others would stay behind without one.
  public func delete(_ person: Person.ID) throws(AccountError) {
    try close(person)
    // The account is gone, and housekeeping tells what keeps its rows.
    do throws(StoreError) { while try removeSome() {} } catch {}
  }

  /// Ends the account, its sessions and its links.
  func close(_ person: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let household = try HouseholdRows.place(of: person, statements).household
      try HouseholdRows.requireOwner(besides: person, in: household, statements)
      try storing { () throws(StoreError) in
        try SessionStore.endAll(of: person, statements)
        try LinkStore.endAll(of: person, statements)
        try statements.run("DELETE FROM account WHERE person_id = $1", [.id(person)])
        try LeavingPeople.add(person, at: now(), statements)
        // The last one holds up nobody. Whoever makes the next first account must not find anybody's rows.
        if try !Self.isSetUp(statements) { try removeAll(statements) }
      }
    }
  }

  func purgeSome() throws(StoreError) -> Bool { try removeSome() }

  /// One turn of removing those whose account was deleted.
  ///
  /// - Returns: whether there was something to remove.
  func removeSome(meals: Int = 300, photos: Int = 50) throws(StoreError) -> Bool {
    // Looking first keeps who has nothing to remove from waiting for a turn to write.
    let isDue = try database.read { statements throws(StoreError) in
      try !LeavingPeople.all(upTo: 1, statements).isEmpty
    }
    guard isDue else { return false }
    return try database.write { statements throws(StoreError) in
      guard let person = try LeavingPeople.all(upTo: 1, statements).first else { return false }
      if try removeMeals(of: person, atMost: meals, statements) { return true }
      if try Self.removePhotos(of: person, atMost: photos, statements) { return true }
      try LeavingPeople.finish(person, database.dialect, statements)
      return true
    }
  }

  private func removeAll(_ statements: borrowing Statements) throws(StoreError) {
    for person in try LeavingPeople.all(statements) {
      try MealWords(database.dialect).removeAll(of: person, statements)
      // Meals and photos follow by ON DELETE CASCADE.
      try LeavingPeople.finish(person, database.dialect, statements)
    }
  }

  private func removeMeals(
    of person: Person.ID, atMost limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let meals: [Meal.ID] = try statements.all(
      "DELETE FROM meal WHERE id IN (SELECT id FROM meal WHERE person_id = $1 LIMIT $2) RETURNING id",
      [.id(person), .int(limit)]
    ) { row in row.id(0) }
    let words = MealWords(database.dialect)
    for meal in meals { try words.remove(meal, statements) }
    return !meals.isEmpty
  }

  /// Each page of a photo is read when it goes.
  private static func removePhotos(
    of person: Person.ID, atMost limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.run(
      "DELETE FROM photo WHERE id IN (SELECT id FROM photo WHERE person_id = $1 LIMIT $2)",
      [.id(person), .int(limit)]) > 0
  }
}
