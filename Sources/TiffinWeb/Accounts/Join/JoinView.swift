import Templating
import TiffinCore

/// `accounts/join`: a new account, made by an invitation.
struct JoinView: PageView {
  static let template = "accounts/join"
  static let showsTodayTotals = false

  let entry: NewAccountEntry
  let errors: FormErrors?
  /// The name of the household; nil for an invitation to a new household.
  let household: String?
  /// The name of the person who invites.
  let inviter: String?
  /// The address at which a person with an account signs in first.
  let signIn: String

  static let fields: Fields<JoinView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "account": .view { NewAccountView(entry: $0.entry, errors: $0.errors) },
    "household": .text(\.household),
    "inviter": .text { $0.household == nil ? nil : $0.inviter ?? "Your household" },
    "signIn": .text(\.signIn),
  ]
}
