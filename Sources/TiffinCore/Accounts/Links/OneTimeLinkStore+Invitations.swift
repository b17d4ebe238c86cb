/// Invitations into a household.
extension OneTimeLinkStore {
  /// Creates an invitation to join an owner's household as a member, and returns its token.
  ///
  /// - Throws: ``AccountError/notOwner``, ``AccountError/tooManyInvitations``.
  public func invite(by owner: Person.ID) throws(AccountError) -> SecretToken {
    try database.change { statements throws(AccountError) in
      let household = try HouseholdRows.owned(by: owner, statements)
      let open = try storing { () throws(StoreError) in try openInvitations(of: household, statements) }
      guard open.count < Self.mostInvitations else { throw .tooManyInvitations }
      return try storing { () throws(StoreError) in
        try add(.invitation, household: household, by: owner, life: Self.invitationLife, statements)
      }
    }
  }

  /// Creates an invitation to start a new household on this server, and returns its token.
  public func inviteHousehold() throws(StoreError) -> SecretToken {
    try database.write { statements throws(StoreError) in
      try add(.invitation, household: nil, life: Self.invitationLife, statements)
    }
  }

  /// Returns the household that an invitation is for, without a name if it will be a new one.
  ///
  /// - Returns: Nil if the invitation is wrong, used or expired.
  public func invitation(_ token: SecretToken) throws(StoreError) -> InvitingHousehold? {
    try database.read { statements throws(StoreError) in try invitation(token, statements) }
  }

  /// Returns the household that an invitation is for, read in the caller's snapshot; nil if the invitation is wrong,
  /// used or expired.
  public func invitation(
    _ token: SecretToken, _ statements: borrowing Statements
  ) throws(StoreError) -> InvitingHousehold? {
    guard let link = try find(token, .invitation, statements) else { return nil }
    guard let household = link.household else { return InvitingHousehold(household: nil, name: nil, inviter: nil) }
    return try statements.first(
      """
      SELECT household.name, person.name FROM one_time_link
      JOIN household ON household.id = one_time_link.household_id LEFT JOIN person ON person.id = made_by
      WHERE one_time_link.id = $1
      """,
      [.int(link.id)]
    ) { row in InvitingHousehold(household: household, name: row.text(0), inviter: row.optionalText(1)) }
  }

  /// Creates an account with an invitation, which is then used.
  ///
  /// - Throws: ``AccountError/expired``; ``AccountError/usernameTaken``, after which the invitation stays valid.
  public func join(_ token: SecretToken, as account: NewAccount) throws(AccountError) -> Person.ID {
    try database.change { statements throws(AccountError) in
      let link = try use(token, .invitation, statements)
      let person = try storing { () throws(StoreError) in
        let home = try Self.home(link, statements)
        let role: Role = link.household == nil ? .owner : .member
        return try HouseholdRows.addPerson(named: account.name.text, role, to: home, statements)
      }
      try AccountStore.insert(account, for: person, now: now(), statements)
      if link.household == nil {
        try storing { () throws(StoreError) in
          try HouseholdSettingsStore.begin(with: account.household, of: person, statements)
        }
      }
      return person
    }
  }

  /// Returns the household of an invitation, creating one if it is for a new household.
  static func home(_ link: StoredLink, _ statements: borrowing Statements) throws(StoreError) -> Household.ID {
    if let household = link.household { return household }
    return try HouseholdRows.add(named: "Home", statements)
  }

  func openInvitations(
    of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [Invitation] {
    try statements.all(
      """
      SELECT id, created_at, expires_at FROM one_time_link
      WHERE household_id = $1 AND purpose = 'invitation' AND expires_at > $2 ORDER BY id DESC
      """,
      [.id(household), .int(now())]
    ) { row in Invitation(id: row.id(0), created: row.int(1), expires: row.int(2)) }
  }

  /// Withdraws an invitation into an owner's household.
  ///
  /// - Throws: ``AccountError/notOwner``; ``StoreError/notFound`` in ``AccountError/store(_:)`` if the household has no
  ///   such invitation.
  public func withdraw(_ invitation: Invitation.ID, by owner: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let household = try HouseholdRows.owned(by: owner, statements)
      let count = try storing { () throws(StoreError) in
        try statements.run(
          "DELETE FROM one_time_link WHERE id = $1 AND household_id = $2 AND purpose = 'invitation'",
          [.id(invitation), .id(household)])
      }
      if count == 0 { throw .store(.notFound) }
    }
  }
}
