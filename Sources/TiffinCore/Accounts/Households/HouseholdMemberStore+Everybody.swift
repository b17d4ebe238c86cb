/// A person as shown to the server's owner, without any data about their meals.
public struct ServerPerson: Sendable {
  /// The name that others see.
  public let name: String
  /// The person's rights in the household.
  public let role: Role
  /// The household's name.
  public let household: String
  /// The time one of the person's sessions was last used, in seconds since 1970-01-01 UTC; nil if there is no session.
  public let lastSeen: Int?
}

extension HouseholdMemberStore {
  /// Returns all people ordered by household, the oldest household first, with owners before members.
  static func everybody(_ statements: borrowing Statements) throws(StoreError) -> [ServerPerson] {
    try statements.all(
      """
      SELECT person.name, person.role, household.name,
        (SELECT MAX(used_at) FROM session WHERE session.person_id = person.id)
      FROM person JOIN household ON household.id = person.household_id
      WHERE \(DeletedPeople.areLeftOut) ORDER BY household.id, person.role DESC, person.id
      """
    ) { row throws(StoreError) in
      ServerPerson(
        name: row.text(0), role: try PersonRowCoder.role(row, 1), household: row.text(2), lastSeen: row.optionalInt(3))
    }
  }

  /// The SQL expression for the ID of the oldest household with members, whose owners own the server.
  ///
  /// docs/decisions/0057-owner-of-the-server.md
  static let first = "(SELECT MIN(household_id) FROM person WHERE \(DeletedPeople.areLeftOut))"

  /// Returns true if the person owns the server, as an owner of the oldest household.
  public static func isServerOwner(_ person: Person, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    guard person.role == .owner else { return false }
    return try statements.first("SELECT 1 WHERE $1 = \(first)", [.id(person.household)]) { row in row.int(0) } != nil
  }
}
