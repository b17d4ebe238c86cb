import Templating
import TiffinCore

/// The form for a new account from an invitation, for the template `accounts/join`.
struct JoinView: PageView {
  static let template = "accounts/join"
  static let showsTodayTotals = false

  let entry: NewAccountEntry
  let errors: FormErrors?
  /// The name of the household; nil for an invitation to a new household.
  let household: String?
  /// The name of the inviting person; nil if there is none.
  let inviter: String?
  /// The address at which a person who has an account can sign in first.
  let signIn: String

  static let fields: Fields<JoinView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "account": .view { NewAccountView(entry: $0.entry, errors: $0.errors) },
    "household": .text(\.household),
    "inviter": .text { $0.household == nil ? nil : $0.inviter ?? "Your household" },
    "signIn": .text(\.signIn),
  ]
}
