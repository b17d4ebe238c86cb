/// The data of the page of a person's own account, read in one snapshot.
public struct AccountPage: Sendable {
  /// The person's username and sessions; nil without sign-in.
  public let signingIn: (username: Username, sessions: [Session])?
  /// The person's second factor, on or being set up; nil if there is none, or without sign-in.
  public let factor: SecondFactor?
  /// The person's passkeys in the order in which they were added; empty without sign-in.
  public let passkeys: [Passkey]
  /// The security events of the account, newest first; empty without sign-in.
  public let events: [AccountEvent]
  /// True if the person owns the server, and may make backups.
  public let isServerOwner: Bool
  /// True if the household has no other member.
  public let isAlone: Bool

  /// Reads the data of the page of a person's own account.
  ///
  /// - Parameter session: The current session; nil without sign-in.
  public init(
    of person: Person, in session: Session?, _ store: SessionStore, _ factors: SecondFactorStore,
    _ log: AccountEventStore, _ statements: borrowing Statements
  ) throws(StoreError) {
    let place = try HouseholdMemberStore.membersAndPlace(of: person, statements)
    (isServerOwner, isAlone) = (place.isServerOwner, place.members.count < 2)
    guard session != nil else {
      signingIn = nil
      factor = nil
      passkeys = []
      events = []
      return
    }
    let sessions = try store.all(of: person.id, statements)
    events = try log.latest(of: person.id, statements)
    factor = try factors.factor(of: person.id, statements)
    passkeys = try factor.passkeys(of: person, statements)
    signingIn = (try AccountStore.account(of: person.id, statements).username, sessions)
  }
}
