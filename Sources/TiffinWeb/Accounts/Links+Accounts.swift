import TiffinCore

extension Links {
  var home: String { root }
  var setup: String { path("setup") }
  var account: String { path("account") }
  var household: String { path("household") }
  var leaving: String { path("household", "leave") }

  func removal(of member: Person.ID) -> String { path("household", "members", "\(member.number)", "remove") }

  /// - Parameter next: the page to open then; one of ours.
  func signIn(next: String? = nil) -> String {
    path("sign-in", query: next.map { [("next", $0)] } ?? [])
  }

  func invitation(_ token: SecretToken) -> String { path("join", token.text) }
  func newPassword(_ token: SecretToken) -> String { path("reset", token.text) }

  /// The account or the household after something was done there, brought to its part.
  func account(did deed: AccountDeed, part: String? = nil) -> String {
    path(["account"], query: [("did", deed.rawValue)]) + (part.map { "#\($0)" } ?? "")
  }

  func household(did deed: HouseholdDeed) -> String {
    path("household", query: [("did", deed.rawValue)])
  }
}

extension SecretToken: PathParameter {}
