import Templating

/// The form for a new password, which replaces a forgotten one, for the template `accounts/new-password`.
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
