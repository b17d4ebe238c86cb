import Templating

/// `accounts/sign-in-code`: the code of a second factor.
struct SignInCodeView: PageView {
  static let template = "accounts/sign-in-code"
  static let showsTodayTotals = false

  let entry: SignInEntry
  let username: String
  let errors: FormErrors?

  static let fields: Fields<SignInCodeView> = [
    "refused": .text { $0.errors?.problems.first?.sentence },
    "username": .text(\.username),
    "hidden": .list(\.entry.hidden),
  ]
}
