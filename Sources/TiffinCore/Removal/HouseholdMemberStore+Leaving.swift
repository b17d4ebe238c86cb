extension HouseholdMemberStore {
  /// Moves a member with their diary to a new household of their own. The shared data remain in the old household.
  ///
  /// - Throws: ``AccountError/notOwner``; ``StoreError/notFound`` in ``AccountError/store(_:)`` for a person of another
  ///   household and for the owner themselves.
  public func remove(_ member: Person.ID, by owner: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let household = try Self.shared(by: member, owner, statements)
      guard member != owner else { throw .store(.notFound) }
      try moveOut(member, of: household, statements)
    }
  }

  /// Moves a person with their diary to a new household of their own. The shared data remain in the old household.
  ///
  /// - Throws: ``AccountError/lastOwner`` if the other members would have no owner; ``AccountError/alreadyThere`` if
  ///   the person is the only member.
  public func leave(_ person: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let household = try HouseholdRows.place(of: person, statements).household
      try HouseholdRows.requireOwner(besides: person, in: household, statements)
      let isAlone = try storing { () throws(StoreError) in
        try statements.first(
          "SELECT 1 FROM person WHERE household_id = $1 AND id <> $2 AND \(DeletedPeople.areLeftOut) LIMIT 1",
          [.id(household), .id(person)]
        ) { row in row.int(0) } == nil
      }
      if isAlone { throw .alreadyThere }
      try moveOut(person, of: household, statements)
    }
  }

  private func moveOut(
    _ person: Person.ID, of household: Household.ID, _ statements: borrowing Statements
  ) throws(AccountError) {
    try storing { () throws(StoreError) in
      let own = try HouseholdRows.add(named: "Home", statements)
      try HouseholdRows.move(person, from: household, to: own, as: .owner, statements)
    }
  }
}
