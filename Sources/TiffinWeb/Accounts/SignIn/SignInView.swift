import Templating
import TiffinCore

/// The sign-in form, for the template `accounts/sign-in`.
struct SignInView: PageView {
  static let template = "accounts/sign-in"
  static let showsTodayTotals = false

  let entry: SignInForm
  let errors: FormErrors?
  /// The passkey challenge; nil if passkeys cannot be used.
  let passkey: PasskeyAskView?
  /// The reason why the visitor was signed out; nil if they were not.
  let farewell: SignOutReason?

  static let fields: Fields<SignInView> = [
    "refused": .message { $0.errors?.problems.first?.sentence },
    "notice": .text { $0.farewell?.sentence },
    "signedOut": .flag(\.entry.wasSignedOut),
    "held": .flag { $0.entry.held != nil },
    "username": .text(\.entry.username),
    "keep": .flag(\.entry.isKept),
    "passkey": .view(\.passkey),
    "hidden": .list(\.entry.hidden),
  ]
}
