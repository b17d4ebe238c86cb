/// The data of the page of a household, read in one snapshot.
public struct HouseholdPage: Sendable {
  /// The household.
  public let household: Household
  /// The members: owners first, then in the order of joining.
  public let members: [HouseholdMember]
  /// The unused invitations, newest first; empty unless the person is an owner.
  public let invitations: [Invitation]

  /// The progress of moving another household's data here; nil if there is no such move.
  public let arrival: HouseholdMergeProgress?

  /// Reads the page in three statements, four for an owner.
  public init(
    of person: Person, _ links: OneTimeLinkStore, _ statements: borrowing Statements
  ) throws(StoreError) {
    members = try HouseholdMemberStore.members(with: person, statements)
    invitations = person.role == .owner ? try links.openInvitations(of: person.household, statements) : []
    arrival = try HouseholdMergeProgress.of(person.household, statements)
    household = try HouseholdMemberStore.household(of: person, statements)
  }
}
