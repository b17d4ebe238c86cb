import Templating

/// `accounts/new-password`: a new password in place of a forgotten one.
struct NewPasswordView: PageView {
  static let template = "accounts/new-password"
  static let showsTodayTotals = false

  let username: String
  let errors: FormErrors?

  static let fields: Fields<NewPasswordView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "username": .text(\.username),
    "password": .view { FieldView(id: "password", value: "", error: $0.errors?["password"]) },
  ]
}
