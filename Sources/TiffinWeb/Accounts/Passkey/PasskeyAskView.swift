import Templating
import TiffinCore

/// A passkey challenge within a form, for the template `accounts/passkey-ask`.
struct PasskeyAskView: View {
  let party: RelyingParty
  let challenge: String
  /// The passkeys that can answer; empty to allow all passkeys of the site.
  let passkeys: [Passkey]
  /// True if the device has to verify the user.
  let mustVerify: Bool
  /// True if the script submits the form with the answer.
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
  /// The credential ids as scripts parse them, separated by spaces.
  var known: String { map(\.credentialText).joined(separator: " ") }
}
