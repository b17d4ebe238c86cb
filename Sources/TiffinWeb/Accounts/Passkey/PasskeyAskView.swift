import Templating
import TiffinCore

/// `accounts/passkey-ask`: a question that a passkey can answer, in the form around it.
struct PasskeyAskView: View {
  let party: RelyingParty
  let challenge: String
  /// The passkeys that may answer; any of the site's if there are none.
  let passkeys: [Passkey]
  /// True if the device has to make sure who holds it.
  let mustVerify: Bool
  /// True if the form is sent with the answer.
  let isSent: Bool

  static let fields: Fields<PasskeyAskView> = [
    "party": .text(\.party.id),
    "challenge": .text(\.challenge),
    "known": .text { $0.passkeys.known },
    "verification": .text { $0.mustVerify ? "required" : "preferred" },
    "sent": .flag(\.isSent),
  ]
}

extension [Passkey] {
  /// What authenticators call them, as scripts are told.
  var known: String { map(\.credentialText).joined(separator: " ") }
}
