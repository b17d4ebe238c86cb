extension LinkStore {
  /// Takes somebody who has an account already into the household, with their diary.
  ///
  /// - Throws: ``AccountError/expired``, ``AccountError/alreadyThere``, ``AccountError/lastOwner`` where others would stay
  ///   behind without one.
  public func accept(_ token: SecretToken, by person: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let link = try use(token, .invitation, statements)
      let old = try HouseholdRows.place(of: person, statements).household
      guard old != link.household else { throw .alreadyThere }
      try HouseholdRows.requireOwner(besides: person, in: old, statements)
      try storing { () throws(StoreError) in
        let home = try Self.home(link, statements)
        let role: Role = link.household == nil ? .owner : .member
        try HouseholdRows.move(person, from: old, to: home, as: role, database.dialect, statements)
      }
    }
  }
}
