import Templating
import TiffinCore

/// The time zone, which determines the current date, for the template `settings/time-zone`.
struct TimeZonePart: View {
  let page: SettingsView

  static let fields: Fields<TimeZonePart> = [
    "zone": .view { $0.page.field("time_zone") },
    "zones": .view { TimeZoneField($0.page) },
    "now": .text(\.page.now),
  ]

  static func read(_ reader: inout SettingsReader) throws(HTTPRefusal) {
    let stored = reader.stored.timeZone
    try reader.take("time_zone", as: { name throws(FieldRefusal) in try TimeZoneChoice.chosen(name, stored) }) {
      $0.timeZone = $1
    }
  }
}

extension TimeZoneChoice {
  /// The value in the menu; empty for the server's time zone.
  var name: String {
    if case .named(let name) = self { name } else { "" }
  }

  /// Reads the chosen time zone.
  ///
  /// - Parameter stored: The stored choice, which is returned if it was not changed, even if its zone is unknown on
  ///   this server.
  fileprivate static func chosen(_ name: String, _ stored: TimeZoneChoice) throws(FieldRefusal) -> TimeZoneChoice {
    if name.isSameBytes(as: stored.name) { return stored }
    if name.isEmpty || name.isSameBytes(as: "server") { return .server }
    guard ZoneClock.isKnown(name) else { throw FieldRefusal(sentence: "Choose one of the time zones") }
    return .named(name)
  }
}
