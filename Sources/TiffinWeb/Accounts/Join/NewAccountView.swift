import Templating

/// The fields for a new account, for the template `accounts/new`. A typed password is never shown again.
struct NewAccountView: View {
  let entry: NewAccountEntry
  let errors: FormErrors?
  /// True if the first of these fields is the first of the page.
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
