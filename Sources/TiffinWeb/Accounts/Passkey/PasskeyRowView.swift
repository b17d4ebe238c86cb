import Templating
import TiffinCore

/// A passkey in the list of the visitor's own.
struct PasskeyRowView: View {
  let passkey: Passkey
  /// The day of its last use, on the person's own clock; nil if it was never used.
  let used: LocalDate?
  let format: Formatter
  let links: Links

  static let fields: Fields<PasskeyRowView> = [
    "name": .text(\.passkey.name.text),
    "used": .text { view in view.used.map { "Used \(view.format.day($0))" } ?? "Not used yet" },
    "remove": .text { $0.links.removal(of: $0.passkey.id) },
  ]
}
