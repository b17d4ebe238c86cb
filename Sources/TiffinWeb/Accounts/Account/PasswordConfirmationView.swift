import Templating
import TiffinCore

/// The fields for the visitor's own password and a code of the second factor, for the template
/// `accounts/password-confirmation`.
struct PasswordConfirmationView: View {
  let asked: PasswordConfirmation
  /// The passkey challenge; nil if the person has no passkeys, or passkeys cannot be used.
  let passkey: PasskeyAskView?
  let errors: FormErrors?

  init(_ asked: PasswordConfirmation, _ passkeys: PasskeyService, errors: FormErrors?, _ request: Request) {
    self.asked = asked
    passkey = passkeys.ask(asked.passkeys, of: asked.account.id, request)
    self.errors = errors
  }

  static let fields: Fields<PasswordConfirmationView> = [
    "username": .text(\.asked.account.username.text),
    "asks": .flag { $0.asked.account.passwordHash != nil },
    "password": .view { FieldView(id: "old_password", value: "", error: $0.errors?["old_password"]) },
    "asksForCode": .flag(\.asked.asksForCode),
    "code": .view { FieldView(id: "code", value: "", error: $0.errors?["code"]) },
    "passkey": .view(\.passkey),
  ]
}
