import Templating
import TiffinCore

/// `accounts/sign-in`: the sign-in form.
struct SignInView: PageView {
  static let template = "accounts/sign-in"
  static let showsTodayTotals = false

  let entry: SignInEntry
  let errors: FormErrors?
  /// Nil where no passkey can be used.
  let passkey: PasskeyAskView?
  /// Nil unless the visitor comes from leaving.
  let farewell: Farewell?

  static let fields: Fields<SignInView> = [
    "refused": .text { $0.errors?.problems.first?.sentence },
    "farewell": .text { $0.farewell?.sentence },
    "signedOut": .flag(\.entry.wasSignedOut),
    "held": .flag { $0.entry.held != nil },
    "username": .text(\.entry.username),
    "keep": .flag(\.entry.isKept),
    "passkey": .view(\.passkey),
    "hidden": .list(\.entry.hidden),
  ]
}
