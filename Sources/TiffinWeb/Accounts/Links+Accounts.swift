import TiffinCore

extension Links {
  var home: String { root }
  var setup: String { path("setup") }
  var account: String { path("account") }
  var household: String { path("household") }
  /// One's own second factor.
  var factor: String { path("account", "factor") }
  /// Where a passkey is removed.
  func removal(of passkey: Passkey.ID) -> String {
    path("account", "factor", "passkeys", String(passkey.number), "remove")
  }

  /// One's own second factor after an action.
  func factor(did action: FactorAction) -> String {
    path(["account", "factor"], query: [("did", action.rawValue)])
  }
  var leaving: String { path("household", "leave") }

  /// What is done to a member of the household: `member(id, "role")`.
  func member(_ id: Person.ID, _ action: String) -> String { path("household", "members", String(id.number), action) }

  /// Where a member is removed.
  func removal(of member: Person.ID) -> String { self.member(member, "remove") }

  /// Where an invitation is taken back.
  func withdraw(_ id: Invitation.ID) -> String { path("household", "invitations", String(id.number), "withdraw") }

  /// Where a device is signed out.
  func end(_ session: Session.ID) -> String { path("account", "sessions", String(session.number), "end") }

  /// - Parameter next: the page to open after signing in; one of ours.
  func signIn(next: String? = nil) -> String {
    path("sign-in", query: next.map { [("next", $0)] } ?? [])
  }

  /// The second page of signing in.
  ///
  /// - Parameter next: the page to open after it; one of ours.
  func signInCode(next: String? = nil) -> String {
    path(["sign-in", "code"], query: next.map { [("next", $0)] } ?? [])
  }

  /// The sign-in page, which confirms what was left.
  func signIn(after farewell: Farewell) -> String {
    path("sign-in", query: [("did", farewell.rawValue)])
  }

  func invitation(_ token: SecretToken) -> String { path("join", token.text) }
  func newPassword(_ token: SecretToken) -> String { path("reset", token.text) }

  /// The account's page after an action, scrolled to one of its parts.
  func account(did action: AccountAction, part: String? = nil) -> String {
    path(["account"], query: [("did", action.rawValue)]) + (part.map { "#\($0)" } ?? "")
  }

  func household(did action: HouseholdAction) -> String {
    path("household", query: [("did", action.rawValue)])
  }
}

extension SecretToken: PathParameter {}
