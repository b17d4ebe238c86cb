import Templating
import TiffinCore

/// `settings/time-zone`: the clock that says what today is.
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
  /// What stands for it in the menu: nothing for the server's.
  var name: String {
    if case .named(let name) = self { name } else { "" }
  }

  /// - Parameter stored: stays where it is not known, and while nobody chose otherwise.
  fileprivate static func chosen(_ name: String, _ stored: TimeZoneChoice) throws(FieldRefusal) -> TimeZoneChoice {
    if name.isSameBytes(as: stored.name) { return stored }
    if name.isEmpty || name.isSameBytes(as: "server") { return .server }
    guard ZoneClock.isKnown(name) else { throw FieldRefusal(sentence: "Choose one of the time zones") }
    return .named(name)
  }
}
