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
