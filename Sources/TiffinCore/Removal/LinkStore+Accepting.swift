extension LinkStore {
  /// Moves a person with an account to the household of an invitation, with their diary and, if they are the only
  /// member of theirs, with all shared data.
  ///
  /// - Throws: ``AccountError/expired``, ``AccountError/alreadyThere``, ``AccountError/lastOwner`` if others would stay
  ///   behind without an owner.
  public func accept(_ token: SecretToken, by person: Person.ID) throws(AccountError) {
    try beginMove(token, by: person)
    // If moving the shared data fails, housekeeping retries and reports the error.
    do throws(StoreError) { while try AccountStore(database, now: now).settleSome() {} } catch {}
  }

  /// Moves a person like ``accept(_:by:)``, but leaves moving the shared data to ``AccountStore/settleSome()``.
  public func beginMove(_ token: SecretToken, by person: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let link = try use(token, .invitation, statements)
      let old = try HouseholdRows.place(of: person, statements).household
      guard old != link.household else { throw .alreadyThere }
      try HouseholdRows.requireOwner(besides: person, in: old, statements)
      try storing { () throws(StoreError) in
        let home = try Self.home(link, statements)
        let role: Role = link.household == nil ? .owner : .member
        try HouseholdRows.move(person, from: old, to: home, as: role, statements)
      }
    }
  }
}
