import TiffinCore

extension Links {
  var home: String { root }
  var setup: String { path("setup") }
  var account: String { path("account") }
  var household: String { path("household") }
  /// The address of the visitor's second factor.
  var factor: String { path("account", "factor") }
  /// Returns the address that removes a passkey.
  func removal(of passkey: Passkey.ID) -> String {
    path("account", "factor", "passkeys", String(passkey.number), "remove")
  }

  /// Returns the address of the visitor's second factor, with a notice about an action.
  func factor(did action: SecondFactorNoticeAction) -> String {
    path(["account", "factor"], query: [("did", action.rawValue)])
  }
  var leaving: String { path("household", "leave") }

  /// Returns the address of an action on a member of the household, such as `member(id, "role")`.
  func member(_ id: Person.ID, _ action: String) -> String { path("household", "members", String(id.number), action) }

  /// Returns the address that removes a member.
  func removal(of member: Person.ID) -> String { self.member(member, "remove") }

  /// Returns the address that withdraws an invitation.
  func withdraw(_ id: Invitation.ID) -> String { path("household", "invitations", String(id.number), "withdraw") }

  /// Returns the address that signs a device out.
  func end(_ session: Session.ID) -> String { path("account", "sessions", String(session.number), "end") }

  /// Returns the address of the sign-in page.
  ///
  /// - Parameter next: The page of this site to open after signing in.
  func signIn(next: String? = nil) -> String {
    path("sign-in", query: next.map { [("next", $0)] } ?? [])
  }

  /// Returns the address of the page that asks for a code after the password.
  ///
  /// - Parameter next: The page of this site to open afterwards.
  func signInCode(next: String? = nil) -> String {
    path(["sign-in", "code"], query: next.map { [("next", $0)] } ?? [])
  }

  /// Returns the address of the sign-in page, with a notice about why the visitor was signed out.
  func signIn(after farewell: SignOutReason) -> String {
    path("sign-in", query: [("did", farewell.rawValue)])
  }

  func invitation(_ token: SecretToken) -> String { path("join", token.text) }
  func newPassword(_ token: SecretToken) -> String { path("reset", token.text) }

  /// Returns the address of the account page with a notice about an action, scrolled to the part of the page with that
  /// ID.
  func account(did action: AccountNoticeAction, part: String? = nil) -> String {
    path(["account"], query: [("did", action.rawValue)]) + (part.map { "#\($0)" } ?? "")
  }

  func household(did action: HouseholdNoticeAction) -> String {
    path("household", query: [("did", action.rawValue)])
  }
}

extension SecretToken: PathParameter {}
