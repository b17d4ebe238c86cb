/// An unused invitation into a household.
public struct Invitation: Identifiable, Hashable, Sendable {
  /// The identifier of an invitation.
  public typealias ID = Identifier<Invitation>

  /// The invitation's identifier.
  public let id: ID
  /// Seconds since 1970-01-01 UTC.
  public let created: Int
  /// Seconds since 1970-01-01 UTC.
  public let expires: Int
}

/// The household that an invitation leads to.
public struct InvitingHousehold: Hashable, Sendable {
  /// Nil for a new household.
  public let household: Household.ID?
  /// The household's name; nil for a new one.
  public let name: String?
  /// Who invites; nil for whoever runs the server.
  public let inviter: String?
}
