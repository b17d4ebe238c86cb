/// An invitation into a household that nobody has taken yet.
public struct Invitation: Identifiable, Hashable, Sendable {
  /// How it is withdrawn.
  public typealias ID = Identifier<Invitation>

  /// Which one it is.
  public let id: ID
  /// Seconds since 1970-01-01 UTC.
  public let created: Int
  /// Seconds since 1970-01-01 UTC.
  public let expires: Int
}

/// The household that an invitation leads to.
public struct InvitingHousehold: Hashable, Sendable {
  /// Nil: a new one.
  public let household: Household.ID?
  /// What it is called.
  public let name: String?
  /// Who invites; nil for whoever runs the server.
  public let inviter: String?
}
