/// The page of a household, as of one moment.
public struct HouseholdPage: Sendable {
  /// The household.
  public let household: Household
  /// The members: owners first, then by the time they joined.
  public let members: [HouseholdMember]
  /// Unused invitations, newest first; none unless the person is an owner.
  public let invitations: [Invitation]

  /// Runs two statements, three for an owner.
  public init(
    of person: Person, _ links: LinkStore, _ statements: borrowing Statements
  ) throws(StoreError) {
    members = try HouseholdStore.members(with: person, statements)
    invitations = person.role == .owner ? try links.openInvitations(of: person.household, statements) : []
    household = try HouseholdStore.household(of: person, statements)
  }
}
