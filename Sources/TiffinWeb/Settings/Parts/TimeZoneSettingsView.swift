import Templating
import TiffinCore

/// The time zone, which determines the current date, for the template `settings/time-zone`.
struct TimeZoneSettingsView: View {
  let page: SettingsView

  static let fields: Fields<TimeZoneSettingsView> = [
    "zone": .view { $0.page.field("time_zone") },
    "zones": .view { TimeZoneField($0.page) },
    "now": .text(\.page.now),
  ]

  static func read(_ reader: inout SettingsFormReader) throws(HTTPRefusal) {
    let stored = reader.stored.timeZone
    try reader.apply("time_zone", as: { name throws(FieldRefusal) in try TimeZoneChoice.chosen(name, stored) }) {
      $0.timeZone = $1
    }
  }
}

extension TimeZoneChoice {
  /// The value in the menu; empty for the server's time zone.
  var name: String {
    if case .named(let name) = self { name } else { "" }
  }

  /// Parses the chosen time zone.
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

/// Readable names of time zones: `America/Argentina/Buenos_Aires` becomes "Buenos Aires, Argentina" in "America".
enum TimeZoneName {
  /// Returns the continent, such as "America"; "Elsewhere" if the name has none.
  static func continent(_ name: String) -> String {
    parts(name).count > 1 ? parts(name)[0] : "Elsewhere"
  }

  /// Returns the place, such as "Buenos Aires, Argentina".
  static func place(_ name: String) -> String {
    let parts = parts(name)
    return parts.count > 1 ? parts.dropFirst().reversed().joined(separator: ", ") : name
  }

  private static func parts(_ name: String) -> [String] {
    name.utf8.split(separator: UInt8(ascii: "/")).map { part in
      String(decoding: part.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
  }
}

/// A menu of time zones: the server's, the chosen one if it is not listed, and all others by continent.
struct TimeZoneField: View {
  private let chosen: String
  private let serverZone: String?
  /// The chosen zone if it is unknown on this server; nil otherwise.
  let unknown: String?

  init(_ page: SettingsView) {
    chosen = page.typed("time_zone", page.stored.timeZone.name)
    serverZone = page.serverZone
    if case .named(let name) = page.stored.timeZone, !ZoneClock.isKnown(name) { unknown = name } else { unknown = nil }
  }

  static let fields: Fields<TimeZoneField> = [
    "server": .text(\.serverZone),
    "extra": .text(\.extra),
    "continents": .list(\.continents),
    "unknown": .text(\.unknown),
  ]

  /// The chosen zone if it is not listed, such as an old name sent by a browser; nil otherwise.
  private var extra: String? {
    chosen.isEmpty || ZoneClock.names.contains(chosen) ? nil : chosen
  }

  private var continents: [ContinentView] {
    Self.listed.map { continent in
      ContinentView(
        name: continent.name,
        zones: continent.zones.map { OptionView(value: $0.name, label: $0.place, isOn: $0.name == chosen) })
    }
  }

  private typealias Continent = (name: String, zones: [(name: String, place: String)])

  /// All time zones, grouped by continent and computed once.
  private static let listed: [Continent] = {
    var continents: [Continent] = []
    for name in ZoneClock.names {
      let continent = TimeZoneName.continent(name)
      if continents.last?.name != continent { continents.append((continent, [])) }
      continents[continents.count - 1].zones.append((name, TimeZoneName.place(name)))
    }
    return continents.map { ($0.name, $0.zones.sorted { $0.place < $1.place }) }
  }()
}

/// The time zones of a continent or an ocean.
struct ContinentView: View {
  let name: String
  let zones: [OptionView]

  static let fields: Fields<ContinentView> = [
    "name": .text(\.name),
    "zones": .list(\.zones),
  ]
}
