/// A store of households' members and roles. Only owners may change them, and only in their own household.
public struct HouseholdMemberStore: Sendable {
  let database: any Database
  let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Returns a person's household.
  ///
  /// - Throws: ``StoreError/notFound`` if it does not exist.
  public func household(of person: Person) throws(StoreError) -> Household {
    try database.read { statements throws(StoreError) in try Self.household(of: person, statements) }
  }

  static func household(of person: Person, _ statements: borrowing Statements) throws(StoreError) -> Household {
    let household = try statements.first(
      "SELECT id, name, requires_factor FROM household WHERE id = $1", [.id(person.household)]
    ) { row in Household(id: row.id(0), name: row.text(1), requiresFactor: row.flag(2)) }
    guard let household else { throw .notFound }
    return household
  }

  /// Returns the members of a person's household, including that person: owners first, then in the order of joining.
  public func members(with person: Person) throws(StoreError) -> [HouseholdMember] {
    try database.read { statements throws(StoreError) in try Self.members(with: person, statements) }
  }

  static func members(
    with person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [HouseholdMember] {
    try membersAndPlace(of: person, statements).members
  }

  /// Returns the names of the other members of a person's household.
  public static func others(
    than person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [String] {
    try membersAndPlace(of: person, statements).members.filter { $0.id != person.id }.map(\.name)
  }

  /// Returns the members of a person's household, and whether the person owns the server, in one statement.
  static func membersAndPlace(
    of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> (members: [HouseholdMember], isServerOwner: Bool) {
    let all = try statements.cached(MembersKey(household: person.household)) { () throws(StoreError) in
      try everyone(in: person.household, statements)
    }
    return (all.members, all.isFirst && person.role == .owner)
  }

  private static func everyone(
    in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> MembersKey.Value {
    var isFirst = false
    let members = try statements.all(everyone, [.id(household)]) { row throws(StoreError) in
      isFirst = row.int(4) == 1
      return HouseholdMember(
        id: row.id(0), name: row.text(1), role: try PersonRowCoder.role(row, 2), username: row.optionalText(3))
    }
    return (members, isFirst)
  }

  private static let everyone = """
    SELECT person.id, person.name, person.role, account.username,
      \(PortableSQL.flag("person.household_id = \(first)")) FROM person
    LEFT JOIN account ON account.person_id = person.id
    WHERE person.household_id = $1 AND \(DeletedPeople.areLeftOut) ORDER BY person.role DESC, person.id
    """

  /// Renames an owner's household.
  ///
  /// - Throws: ``AccountError/notOwner`` if the person is not an owner.
  public func rename(_ name: PersonName, by owner: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let household = try HouseholdRows.owned(by: owner, statements)
      try storing { () throws(StoreError) in try HouseholdRows.rename(household, name, statements) }
    }
  }

  /// Sets a member's role, which takes effect with their next page, and removes the one-time links for the member and
  /// those that the member created.
  ///
  /// - Throws: ``AccountError/notOwner``, ``AccountError/lastOwner``, ``StoreError/notFound`` in
  ///   ``AccountError/store(_:)`` for a person of another household.
  public func setRole(_ role: Role, of member: Person.ID, by owner: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let household = try Self.shared(by: member, owner, statements)
      if role == .member { try HouseholdRows.requireOwner(besides: member, in: household, statements) }
      try storing { () throws(StoreError) in
        try statements.run(
          "UPDATE person SET role = $1 WHERE id = $2", [.text(role.rawValue), .id(member)])
        try OneTimeLinkStore.endAll(of: member, statements)
      }
    }
  }

  /// Sets whether every member must have a second factor, which takes effect with their next page.
  ///
  /// - Throws: ``AccountError/notOwner``, ``AccountError/noFactor`` for an owner without one.
  public func requireFactor(_ isRequired: Bool, by owner: Person.ID) throws(AccountError) {
    try database.change { statements throws(AccountError) in
      let household = try HouseholdRows.owned(by: owner, statements)
      let has = try storing { () throws(StoreError) in
        try statements.first("SELECT 1 FROM person WHERE id = $1 AND \(SessionStore.hasFactor)", [.id(owner)]) {
          $0.int(0)
        }
      }
      if isRequired, has == nil { throw .noFactor }
      try storing { () throws(StoreError) -> Void in
        try statements.run(
          "UPDATE household SET requires_factor = $1 WHERE id = $2", [.flag(isRequired), .id(household)])
      }
    }
  }

  /// Returns the household that a member shares with an owner.
  ///
  /// - Throws: ``AccountError/notOwner``; ``StoreError/notFound`` in ``AccountError/store(_:)`` for a person of another
  ///   household.
  static func shared(
    by member: Person.ID, _ owner: Person.ID, _ statements: borrowing Statements
  ) throws(AccountError) -> Household.ID {
    let household = try HouseholdRows.owned(by: owner, statements)
    guard try HouseholdRows.place(of: member, statements).household == household else { throw .store(.notFound) }
    return household
  }
}

extension HouseholdMemberStore {
  /// Returns the person with that username; nil if there is none.
  public func person(withUsername name: String) throws(StoreError) -> Person? {
    try database.read { statements throws(StoreError) in
      try statements.first(
        """
        SELECT \(PersonRowCoder.columns) FROM person JOIN account ON account.person_id = person.id
        WHERE account.username_key = $1 AND \(DeletedPeople.areLeftOut)
        """,
        [.text(Username.key(of: name))], PersonRowCoder.read)
    }
  }

  /// Returns the only person of the only household with that name; nil if there are several people or households. If no
  /// household has that name, it is read as a username; nil if nobody has it, or if that person shares a household.
  public func onlyPerson(ofHouseholdNamed name: String) throws(StoreError) -> Person? {
    let members = try members(ofHouseholdNamed: name)
    guard members.count == 1, let person = members.first else { return nil }
    let count = try database.read { statements throws(StoreError) in
      try statements.first("SELECT COUNT(*) FROM person WHERE household_id = $1", [.id(person.household)]) { row in
        row.int(0)
      }
    }
    return count == 1 ? person : nil
  }

  /// Returns a member of each household with that name, preferably an owner; if there is none, the person with that
  /// username.
  public func members(ofHouseholdNamed name: String) throws(StoreError) -> [Person] {
    try database.read { statements throws(StoreError) in try Self.members(ofHouseholdNamed: name, statements) }
  }

  static func members(
    ofHouseholdNamed name: String, _ statements: borrowing Statements
  ) throws(StoreError) -> [Person] {
    let (key, username) = (SortKey.of(name), Username.key(of: name))
    let people = try statements.all(
      """
      SELECT \(PersonRowCoder.columns), household.name, account.username_key FROM person
      JOIN household ON household.id = person.household_id LEFT JOIN account ON account.person_id = person.id
      WHERE \(DeletedPeople.areLeftOut) ORDER BY household.id, person.role DESC, person.id
      """
    ) { row throws(StoreError) in
      let start = PersonRowCoder.width
      return (person: try PersonRowCoder.read(row), household: row.text(start), username: row.optionalText(start + 1))
    }
    let named = people.filter { SortKey.of($0.household) == key }
    let found = named.isEmpty ? people.filter { $0.username == username } : named
    return found.map(\.person).reduce(into: []) { members, person in
      if members.last?.household != person.household { members.append(person) }
    }
  }
}

private struct MembersKey: CacheKey {
  /// The members, and whether the household is the oldest one.
  typealias Value = (members: [HouseholdMember], isFirst: Bool)
  let household: Household.ID
}
