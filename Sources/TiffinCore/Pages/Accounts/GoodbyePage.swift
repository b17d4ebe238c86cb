/// The page to leave a household, or to remove a member, as of one moment.
public struct GoodbyePage: Sendable {
  /// The household to leave.
  public let household: Household
  /// The member to remove; nil if the person leaves.
  public let member: HouseholdMember?

  /// - Throws: ``AccountError/lastOwner`` if others would stay behind without an owner, ``AccountError/alreadyThere``
  ///   if the person lives alone.
  public init(leaving person: Person, _ statements: borrowing Statements) throws(AccountError) {
    let members = try storing { () throws(StoreError) in try HouseholdStore.members(with: person, statements) }
    household = try storing { () throws(StoreError) in try HouseholdStore.household(of: person, statements) }
    if members.needOwner(besides: person) { throw .lastOwner }
    if members.count < 2 { throw .alreadyThere }
    member = nil
  }

  /// - Throws: ``AccountError/notOwner``, ``StoreError/notFound`` in ``AccountError/store(_:)`` for a person of another
  ///   household and for the owner themselves.
  public init(
    removing member: Person.ID, by owner: Person, _ statements: borrowing Statements
  ) throws(AccountError) {
    guard owner.role == .owner else { throw .notOwner }
    let members = try storing { () throws(StoreError) in try HouseholdStore.members(with: owner, statements) }
    household = try storing { () throws(StoreError) in try HouseholdStore.household(of: owner, statements) }
    guard let found = members.first(where: { $0.id == member }), found.id != owner.id else { throw .store(.notFound) }
    self.member = found
  }
}
