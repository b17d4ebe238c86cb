import Templating
import TiffinCore

/// `accounts/join`: a new account, made by an invitation.
struct JoinView: PageView {
  static let template = "accounts/join"
  static let showsTodayTotals = false

  let entry: NewAccountEntry
  let errors: FormErrors?
  /// Nil for an invitation to a new household.
  let household: String?
  /// The address for a person who has an account already.
  let signIn: String

  static let fields: Fields<JoinView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "account": .view { NewAccountView(entry: $0.entry, errors: $0.errors) },
    "household": .text(\.household),
    "signIn": .text(\.signIn),
  ]
}
