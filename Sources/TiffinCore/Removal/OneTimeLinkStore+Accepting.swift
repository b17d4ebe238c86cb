extension OneTimeLinkStore {
  /// Moves a person with an account to the household of an invitation, with their diary. If the person is the only
  /// member of the old household, ``AccountStore/removeSome()`` moves all shared data afterwards.
  ///
  /// - Throws: ``AccountError/expired`` if the token is wrong, used or expired; ``AccountError/alreadyThere`` if the
  ///   person is a member of that household; ``AccountError/lastOwner`` if the other members of the old one would have
  ///   no owner.
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
