import Templating

/// The form for the code of a second factor, for the template `accounts/sign-in-code`.
struct SignInCodeView: PageView {
  static let template = "accounts/sign-in-code"
  static let showsTodayTotals = false

  let entry: SignInEntry
  let username: String
  /// The passkey challenge; nil if the person has no passkey.
  let passkey: PasskeyAskView?
  let errors: FormErrors?

  static let fields: Fields<SignInCodeView> = [
    "refused": .text { $0.errors?.problems.first?.sentence },
    "username": .text(\.username),
    "passkey": .view(\.passkey),
    "hidden": .list(\.entry.hidden),
  ]
}
