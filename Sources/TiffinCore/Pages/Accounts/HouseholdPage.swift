/// The page of a household, as of one moment.
public struct HouseholdPage: Sendable {
  /// Which one.
  public let household: Household
  /// Owners first, then in the order they came.
  public let members: [HouseholdMember]
  /// Those that can still be taken, the newest first; none for somebody who is no owner.
  public let invitations: [Invitation]

  /// Two statements, three for an owner.
  public init(
    of person: Person, _ links: LinkStore, _ statements: borrowing Statements
  ) throws(StoreError) {
    household = try HouseholdStore.household(of: person, statements)
    members = try HouseholdStore.members(with: person, statements)
    invitations = person.role == .owner ? try links.openInvitations(of: person.household, statements) : []
  }
}
