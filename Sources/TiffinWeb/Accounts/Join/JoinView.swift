import Templating
import TiffinCore

/// `accounts/join`: a new account by an invitation.
struct JoinView: PageView {
  static let template = "accounts/join"
  static let showsSoFar = false

  let entry: NewAccountEntry
  let errors: FormErrors?
  /// Nil: one that begins with it.
  let household: String?
  /// Where somebody goes first who has an account.
  let signIn: String

  static let fields: Fields<JoinView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "account": .view { NewAccountView(entry: $0.entry, errors: $0.errors) },
    "household": .text(\.household),
    "signIn": .text(\.signIn),
  ]
}

/// `accounts/accept`: an invitation for somebody who has an account.
struct AcceptView: PageView {
  static let template = "accounts/accept"

  let invited: LinkStore.Invited
  let name: String

  static let fields: Fields<AcceptView> = [
    "household": .text(\.invited.name),
    "name": .text(\.name),
  ]
}
