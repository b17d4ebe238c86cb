/// The page of a person's own account, as of one moment.
public struct AccountPage: Sendable {
  /// The person's username and sessions; nil without sign-in.
  public let signingIn: (username: Username, sessions: [Session])?
  /// The person's second factor, on or being set up; nil if there is none.
  public let factor: SecondFactor?
  /// The person's passkeys, the first added first.
  public let passkeys: [Passkey]
  /// What happened at the account's doors, the newest first; none without sign-in.
  public let events: [AccountEvent]
  /// True if the server's backups are the person's.
  public let isServerOwner: Bool
  /// True if the household has no other member.
  public let isAlone: Bool

  /// - Parameter session: The current session; nil without sign-in.
  public init(
    of person: Person, in session: Session?, _ store: SessionStore, _ factors: FactorStore,
    _ log: EventStore, _ statements: borrowing Statements
  ) throws(StoreError) {
    let place = try HouseholdStore.membersAndPlace(of: person, statements)
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
