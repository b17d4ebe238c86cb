import Templating
import TiffinCore

/// The page that creates a passkey, after the password was checked, for the template `accounts/passkey`.
struct PasskeyView: PageView {
  static let template = "accounts/passkey"

  let party: RelyingParty
  let challenge: String
  let username: String
  /// The suggested name.
  let name: PasskeyName
  /// The passkeys that the person already has.
  let passkeys: [Passkey]

  static let fields: Fields<PasskeyView> = [
    "party": .text(\.party.id),
    "challenge": .text(\.challenge),
    "user": .text { PasskeyChallenges.user(of: $0.challenge) },
    "username": .text(\.username),
    "known": .text { $0.passkeys.known },
    "name": .view { FieldView(id: "name", value: $0.name.text, error: nil) },
  ]
}

/// A passkey in the list of the visitor's passkeys.
struct PasskeyRowView: View {
  let passkey: Passkey
  /// The day on which the passkey was last used, in the person's time zone; nil if it was never used.
  let used: LocalDate?
  let format: Formatter
  let links: Links

  static let fields: Fields<PasskeyRowView> = [
    "name": .text(\.passkey.name.text),
    "used": .text { view in view.used.map { "Used \(view.format.day($0))" } ?? "Not used yet" },
    "remove": .text { $0.links.removal(of: $0.passkey.id) },
  ]
}

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
