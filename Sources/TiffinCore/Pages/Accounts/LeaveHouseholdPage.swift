/// The data of the page for leaving a household, or for removing a member, read in one snapshot.
public struct LeaveHouseholdPage: Sendable {
  /// The household to leave.
  public let household: Household
  /// The member to remove; nil if the person leaves.
  public let member: HouseholdMember?

  /// Reads the page for leaving.
  ///
  /// - Throws: ``AccountError/lastOwner`` if the other members would have no owner; ``AccountError/alreadyThere`` if
  ///   the person is the only member.
  public init(leaving person: Person, _ statements: borrowing Statements) throws(AccountError) {
    let members = try storing { () throws(StoreError) in try HouseholdMemberStore.members(with: person, statements) }
    household = try storing { () throws(StoreError) in try HouseholdMemberStore.household(of: person, statements) }
    if members.needOwner(besides: person) { throw .lastOwner }
    if members.count < 2 { throw .alreadyThere }
    member = nil
  }

  /// Reads the page for removing a member.
  ///
  /// - Throws: ``AccountError/notOwner``; ``StoreError/notFound`` in ``AccountError/store(_:)`` for a person of another
  ///   household and for the owner themselves.
  public init(
    removing member: Person.ID, by owner: Person, _ statements: borrowing Statements
  ) throws(AccountError) {
    guard owner.role == .owner else { throw .notOwner }
    let members = try storing { () throws(StoreError) in try HouseholdMemberStore.members(with: owner, statements) }
    household = try storing { () throws(StoreError) in try HouseholdMemberStore.household(of: owner, statements) }
    guard let found = members.first(where: { $0.id == member }), found.id != owner.id else { throw .store(.notFound) }
    self.member = found
  }
}
