/// An unused invitation into a household.
public struct Invitation: Identifiable, Hashable, Sendable {
  /// The identifier of an invitation.
  public typealias ID = Identifier<Invitation>

  /// The invitation's identifier.
  public let id: ID
  /// The time of creation, in seconds since 1970-01-01 UTC.
  public let created: Int
  /// The time of expiry, in seconds since 1970-01-01 UTC.
  public let expires: Int
}

/// The household that an invitation is for.
public struct InvitingHousehold: Hashable, Sendable {
  /// The ID of the household; nil for a new household.
  public let household: Household.ID?
  /// The household's name; nil for a new one.
  public let name: String?
  /// The name of the inviting owner; nil for the server's administrator.
  public let inviter: String?
}
