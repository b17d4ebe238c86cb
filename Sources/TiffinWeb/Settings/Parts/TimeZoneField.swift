import Templating
import TiffinCore

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

  /// All names, grouped by continent and computed once.
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
