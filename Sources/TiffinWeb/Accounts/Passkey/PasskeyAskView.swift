import Templating
import TiffinCore

/// `accounts/passkey-ask`: a challenge that a passkey can answer, in the form around it.
struct PasskeyAskView: View {
  let party: RelyingParty
  let challenge: String
  /// The passkeys that may answer; empty to allow any of the site's.
  let passkeys: [Passkey]
  /// True if the device has to verify the user.
  let mustVerify: Bool
  /// True if the form is submitted with the answer.
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
  /// The credential ids as scripts read them.
  var known: String { map(\.credentialText).joined(separator: " ") }
}
