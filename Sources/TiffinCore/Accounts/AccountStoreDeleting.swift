extension AccountStore {
  /// Removes an account with everything of its person, at once and for good. What the household shares stays while
  /// somebody is left in it.
  ///
  /// - Throws: ``AccountError/lastOwner`` where others would stay behind without one.
  public func delete(_ person: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let household = try HouseholdRows.place(of: person, statements).household
      try HouseholdRows.requireOwner(besides: person, in: household, statements)
      try storing { () throws(StoreError) in
        try MealWords(database.dialect).removeAll(of: person, statements)
        // Meals, photos, sessions and links follow by ON DELETE CASCADE.
        try statements.run("DELETE FROM person WHERE id = $1", [.id(person)])
        try HouseholdRows.removeIfEmpty(household, database.dialect, statements)
      }
    }
  }
}
