import Templating
import TiffinCore

/// What was just done on the account's page.
enum AccountDeed: String {
  case renamed, passwordChanged = "password", sessionEnded = "session", othersEnded = "sessions"

  var sentence: String {
    switch self {
    case .renamed: "Name saved."
    case .passwordChanged: "Password changed. You are signed out everywhere else."
    case .sessionEnded: "That device is signed out."
    case .othersEnded: "All other devices are signed out."
    }
  }
}

/// `accounts/account`: one's own account.
struct AccountView: PageView {
  static let template = "accounts/account"

  /// Nil where nobody signs in here.
  let username: String?
  let name: String
  let devices: [DeviceView]
  /// Not the one person of a private machine.
  let canBeDeleted: Bool
  let deed: AccountDeed?
  let errors: FormErrors?

  static let fields: Fields<AccountView> = [
    "saved": .text { $0.deed?.sentence },
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "name": .view { FieldView(id: "name", value: $0.name, error: $0.errors?["name"]) },
    "deletable": .flag(\.canBeDeleted),
    "signsIn": .view { view in
      view.username.map { SigningInView(username: $0, devices: view.devices, errors: view.errors) }
    },
  ]
}

/// What only those have who sign in with a password here.
struct SigningInView: View {
  let username: String
  let devices: [DeviceView]
  let errors: FormErrors?

  static let fields: Fields<SigningInView> = [
    "username": .text(\.username),
    "old": .view { FieldView(id: "old_password", value: "", error: $0.errors?["old_password"]) },
    "new": .view { FieldView(id: "password", value: "", error: $0.errors?["password"]) },
    "devices": .list(\.devices),
    "others": .flag { $0.devices.count > 1 },
  ]
}

/// A device on which somebody is signed in.
struct DeviceView: View {
  let session: Session
  let isThis: Bool
  /// Of its last use, on the person's own clock.
  let moment: LocalMoment
  let format: Formatter

  static let fields: Fields<DeviceView> = [
    "id": .number { Int($0.session.id.number) },
    "name": .text { DeviceName.of($0.session.device) },
    "used": .text { $0.isThis ? "now, this one" : "\($0.format.day($0.moment.date)), \($0.moment.time.iso)" },
    "this": .flag(\.isThis),
  ]
}

/// `accounts/delete`: the last page of an account.
struct DeleteAccountView: PageView {
  static let template = "accounts/delete"

  let username: String
  let asksForPassword: Bool
  /// Whether others would stay behind without an owner: then it cannot be done yet.
  let isLastOwner: Bool
  let errors: FormErrors?

  static let fields: Fields<DeleteAccountView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "username": .text(\.username),
    "asks": .flag(\.asksForPassword),
    "last": .flag(\.isLastOwner),
    "password": .view { FieldView(id: "old_password", value: "", error: $0.errors?["old_password"]) },
  ]
}
