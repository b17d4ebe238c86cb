import Templating
import TiffinCore

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
