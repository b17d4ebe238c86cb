/// Links for resetting a password.
extension OneTimeLinkStore {
  /// Creates a link with which a member of an owner's household can set a new password. Owners cannot do so for each
  /// other, as one could permanently take over another's account.
  ///
  /// - Throws: ``AccountError/notOwner``, ``StoreError/notFound`` in ``AccountError/store(_:)`` for a person of another
  ///   household and for an owner.
  public func passwordLink(for member: Person.ID, by owner: Person.ID) throws(AccountError) -> SecretToken {
    try database.change { statements throws(AccountError) in
      let household = try HouseholdMemberStore.shared(by: member, owner, statements)
      guard try HouseholdRows.place(of: member, statements).role == .member else { throw .store(.notFound) }
      return try passwordLink(for: member, of: household, by: owner, statements)
    }
  }

  /// Creates a link with which any person can set a new password, for the server's administrator.
  ///
  /// - Throws: ``StoreError/notFound`` in ``AccountError/store(_:)`` if there is no such person.
  public func passwordLink(for person: Person.ID) throws(AccountError) -> SecretToken {
    try database.change { statements throws(AccountError) in
      let household = try HouseholdRows.place(of: person, statements).household
      return try passwordLink(for: person, of: household, statements)
    }
  }

  /// Removes earlier links for the person, creates a link and returns its token.
  private func passwordLink(
    for person: Person.ID, of household: Household.ID, by maker: Person.ID? = nil,
    _ statements: borrowing Statements
  ) throws(AccountError) -> SecretToken {
    try storing { () throws(StoreError) in
      try statements.run("DELETE FROM one_time_link WHERE person_id = $1", [.id(person)])
      return try add(.password, household: household, person: person, by: maker, life: Self.passwordLife, statements)
    }
  }

  /// Returns the account that a link sets a new password for; nil if the link is wrong, used or expired.
  public func passwordOwner(_ token: SecretToken) throws(StoreError) -> Account? {
    try database.read { statements throws(StoreError) in
      guard let person = try find(token, .password, statements)?.person else { return nil }
      return try statements.first(
        "SELECT \(AccountStore.columns) FROM account WHERE person_id = $1", [.id(person)], AccountStore.read)
    }
  }

  /// Sets the new password, and ends all of the person's sessions and links, as someone who knew the old one may have
  /// created some.
  ///
  /// - Throws: ``AccountError/expired`` if the link is wrong, used or expired.
  public func resetPassword(_ token: SecretToken, to hash: String) throws(AccountError) -> Person.ID {
    try database.change { statements throws(AccountError) in
      guard let person = try use(token, .password, statements).person else { throw .expired }
      try storing { () throws(StoreError) -> Void in
        try statements.run(
          "UPDATE account SET password_hash = $1 WHERE person_id = $2", [.text(hash), .id(person)])
        try SessionStore.endAll(of: person, statements)
        try OneTimeLinkStore.endAll(of: person, statements)
      }
      return person
    }
  }
}
