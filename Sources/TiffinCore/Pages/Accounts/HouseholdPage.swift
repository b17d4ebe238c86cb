/// The page of a household, as of one moment.
public struct HouseholdPage: Sendable {
  /// The household.
  public let household: Household
  /// The members: owners first, then by the time they joined.
  public let members: [HouseholdMember]
  /// Unused invitations, newest first; none unless the person is an owner.
  public let invitations: [Invitation]

  /// How much of another household has arrived here; nil if nothing is on its way.
  public let arrival: HouseholdArrival?

  /// Runs three statements, four for an owner.
  public init(
    of person: Person, _ links: LinkStore, _ statements: borrowing Statements
  ) throws(StoreError) {
    members = try HouseholdStore.members(with: person, statements)
    invitations = person.role == .owner ? try links.openInvitations(of: person.household, statements) : []
    arrival = try HouseholdArrival.of(person.household, statements)
    household = try HouseholdStore.household(of: person, statements)
  }
}
