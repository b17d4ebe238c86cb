import Templating

/// `accounts/new`: the fields that create an account. A password is never shown again.
struct NewAccountView: View {
  let entry: NewAccountEntry
  let errors: FormErrors?
  /// True if its first field is the first of the page.
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
