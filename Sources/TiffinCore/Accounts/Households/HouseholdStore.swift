/// Who lives in a household, and what they may do. Owners alone change it; what is asked for others' households is not
/// found.
public struct HouseholdStore: Sendable {
  let database: any Database
  let now: @Sendable () -> Int

  /// - Parameter now: seconds since 1970-01-01 UTC; another clock for tests.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// A member of a household.
  public struct Member: Identifiable, Hashable, Sendable {
    /// Who.
    public let id: Person.ID
    /// As shown to others.
    public let name: String
    /// What they may do.
    public let role: Role
    /// What they sign in with; nil for somebody without an account.
    public let username: String?
  }

  /// - Throws: ``StoreError/notFound``.
  public func household(of person: Person) throws(StoreError) -> Household {
    let household = try database.read { statements throws(StoreError) in
      try statements.first(
        "SELECT id, name FROM household WHERE id = $1", [.id(person.household)]
      ) { row in Household(id: row.id(0), name: row.text(1)) }
    }
    guard let household else { throw .notFound }
    return household
  }

  /// Those who share a person's household, that person too: owners first, then in the order they came.
  public func members(with person: Person) throws(StoreError) -> [Member] {
    try database.read { statements throws(StoreError) in
      try statements.all(
        """
        SELECT person.id, person.name, person.role, account.username FROM person
        LEFT JOIN account ON account.person_id = person.id
        WHERE person.household_id = $1 AND \(LeavingPeople.areLeftOut) ORDER BY person.role DESC, person.id
        """,
        [.id(person.household)]
      ) { row throws(StoreError) in
        Member(
          id: row.id(0), name: row.text(1), role: try PersonRow.role(row, 2), username: row.optionalText(3))
      }
    }
  }

  /// Whether others would stay behind without an owner.
  public func isLastOwner(_ person: Person) throws(StoreError) -> Bool {
    let others = try members(with: person).filter { $0.id != person.id }
    return !others.isEmpty && !others.contains { $0.role == .owner }
  }

  /// - Throws: ``AccountError/notOwner``.
  public func rename(_ name: PersonName, by owner: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let household = try HouseholdRows.owned(by: owner, statements)
      try storing { () throws(StoreError) in try HouseholdRows.rename(household, name, statements) }
    }
  }

  /// Sets what a member may do. Counts from their next page.
  ///
  /// - Throws: ``AccountError/notOwner``, ``AccountError/lastOwner``, ``StoreError/notFound`` in ``AccountError/store(_:)``
  ///   for somebody of another household.
  public func setRole(_ role: Role, of member: Person.ID, by owner: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let household = try Self.shared(by: member, owner, statements)
      if role == .member { try HouseholdRows.requireOwner(besides: member, in: household, statements) }
      try storing { () throws(StoreError) in
        try statements.run(
          "UPDATE person SET role = $1 WHERE id = $2", [.text(role.rawValue), .id(member)])
        try LinkStore.endAll(of: member, statements)
      }
    }
  }

  /// The household that both live in, where the second is an owner.
  static func shared(
    by member: Person.ID, _ owner: Person.ID, _ statements: borrowing Statements
  ) throws(AccountError) -> Household.ID {
    let household = try HouseholdRows.owned(by: owner, statements)
    guard try HouseholdRows.place(of: member, statements).household == household else { throw .store(.notFound) }
    return household
  }
}
