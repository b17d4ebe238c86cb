import Templating

/// `accounts/new-password`: for somebody who forgot theirs.
struct NewPasswordView: PageView {
  static let template = "accounts/new-password"
  static let showsSoFar = false

  let username: String
  let errors: FormErrors?

  static let fields: Fields<NewPasswordView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "username": .text(\.username),
    "password": .view { FieldView(id: "password", value: "", error: $0.errors?["password"]) },
  ]
}
