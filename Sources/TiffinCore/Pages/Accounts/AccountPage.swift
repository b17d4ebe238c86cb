/// The page of a person's own account, as of one moment.
public struct AccountPage: Sendable {
  /// How the person signs in; nil where nobody does.
  public let signingIn: (username: Username, sessions: [Session])?

  /// - Parameter session: the one in which the page is asked for; nil where nobody signs in.
  public init(
    of person: Person, in session: Session?, _ store: SessionStore, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard session != nil else {
      signingIn = nil
      return
    }
    signingIn = (
      try AccountStore.account(of: person.id, statements).username, try store.all(of: person.id, statements)
    )
  }
}
