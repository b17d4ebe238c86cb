extension AccountStore: Purgeable {
  /// Deletes an account with everything of its person, for good. The household's shared data stays while it has other
  /// members.
  ///
  /// Ends the account first, so that the person can no longer sign in. Then removes meals and photos in portions, so
  /// that others can write in between; if this is interrupted, ``removeSome()`` continues.
  /// - Throws: ``AccountError/lastOwner`` if others would stay behind without an owner.
  public func delete(_ person: Person.ID) throws(AccountError) {
    try close(person)
    // The account is gone; housekeeping reports errors that keep its rows.
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
        // With the last account there are no others to block, and the next first account must not find any rows.
        if try !Self.isSetUp(statements) { try removeAll(statements) }
      }
    }
  }

  func purgeSome() throws(StoreError) -> Bool { try removeSome() }

  /// Removes a portion of the rows of people whose account was deleted.
  ///
  /// - Returns: True if there was something to remove.
  func removeSome(meals: Int = 300, photos: Int = 50) throws(StoreError) -> Bool {
    // Reading first avoids waiting for a write turn in vain.
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

  /// Removes photos, few at a time, as each of their pages is read.
  private static func removePhotos(
    of person: Person.ID, atMost limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.run(
      "DELETE FROM photo WHERE id IN (SELECT id FROM photo WHERE person_id = $1 LIMIT $2)",
      [.id(person), .int(limit)]) > 0
  }
}
