import Templating
import TiffinCore

/// The form for a new account from an invitation, for the template `accounts/join`.
struct JoinView: PageView {
  static let template = "accounts/join"
  static let showsTodayTotals = false

  let entry: NewAccountForm
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

/// The fields for a new account, for the template `accounts/new`. A typed password is never shown again.
struct NewAccountView: View {
  let entry: NewAccountForm
  let errors: FormErrors?
  /// True if the first of these fields is the first field of the page.
  var isFirst = true

  static let fields: Fields<NewAccountView> = [
    "name": .view { $0.field("name", $0.entry.name) },
    "username": .view { $0.field("username", $0.entry.username) },
    "focus": .flag { $0.isFirst && $0.errors == nil },
    "password": .view { $0.field("password", "") },
  ]

  private func field(_ name: String, _ value: String) -> FieldView {
    FieldView(id: name, value: value, error: errors?[name])
  }
}
