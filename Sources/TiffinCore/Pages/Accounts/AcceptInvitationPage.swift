/// The data of an invitation's page for a person who has an account, read in one snapshot.
public struct AcceptInvitationPage: Sendable {
  /// The household that the invitation is for.
  public let invited: InvitingHousehold
  /// True if the person is the only member of their household, whose shared data are then moved, too.
  public let isAlone: Bool

  /// Reads the data of the page for accepting an invitation.
  ///
  /// - Throws: ``AccountError/expired`` if the invitation is wrong, used or expired; ``AccountError/alreadyThere`` if
  ///   the person is a member of that household.
  public init(
    _ token: SecretToken, for person: Person, _ links: OneTimeLinkStore, _ statements: borrowing Statements
  ) throws {
    guard let invited = try links.invitation(token, statements) else { throw AccountError.expired }
    guard invited.household != person.household else { throw AccountError.alreadyThere }
    self.invited = invited
    isAlone = try HouseholdMemberStore.members(with: person, statements).count == 1
  }
}
