/// The page of an invitation for a person who has an account, as of one moment.
public struct AcceptPage: Sendable {
  /// Where the person is invited.
  public let invited: InvitingHousehold
  /// True if nobody else lives where the person does: then what is shared there comes along.
  public let isAlone: Bool

  /// - Throws: ``AccountError/expired``; ``AccountError/alreadyThere``.
  public init(
    _ token: SecretToken, for person: Person, _ links: LinkStore, _ statements: borrowing Statements
  ) throws {
    guard let invited = try links.invitation(token, statements) else { throw AccountError.expired }
    guard invited.household != person.household else { throw AccountError.alreadyThere }
    self.invited = invited
    isAlone = try HouseholdStore.members(with: person, statements).count == 1
  }
}
