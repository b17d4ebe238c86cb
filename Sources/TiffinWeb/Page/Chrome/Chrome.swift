import Templating
import TiffinCore

/// The surroundings of every page: where the app is mounted, where its assets lie, the visitor, and the totals of their
/// day so far.
struct Chrome: EnclosingView {
  let place: ChromePlace
  /// The token of forms; empty if there are none.
  let token: String
  /// Nil if the device decides.
  let theme: String?
  /// Nil for the right one.
  let thumb: String?
  /// Nil without an identified visitor.
  let me: PersonBadge?
  /// Nil without an identified visitor, or if the server's time zone was chosen.
  let zoneOffer: ZoneOffer?
  /// Nil without an identified visitor, and on pages that show the totals themselves.
  var todayTotals: TodayTotalsView?
  /// Nil where nothing has to be told.
  var alert: AlertView?

  static let fields: Fields<Chrome> = [
    "token": .text(\.token),
    "theme": .text(\.theme),
    "thumb": .text(\.thumb),
    "me": .view(\.me),
    "zoneOffer": .view(\.zoneOffer),
    "todayTotals": .view(\.todayTotals),
    "alert": .view(\.alert),
  ]
}

extension Chrome {
  var links: Links { place.links }
  var assets: String { place.assets }

  init(
    _ request: Request, _ assets: Assets, _ token: FormToken? = nil, for person: Person? = nil,
    serverZone: String? = nil, look: PersonSettings? = nil, hasHousehold: Bool = false, signsOut: Bool = false
  ) {
    place = ChromePlace(request, assets)
    self.token = token?.text ?? ""
    let look = look ?? person?.settings
    theme = look.flatMap { $0.theme == .device ? nil : $0.theme.rawValue }
    thumb = look.flatMap { $0.thumb == .right ? nil : $0.thumb.rawValue }
    me = person.map { PersonBadge(person: $0, hasHousehold: hasHousehold, signsOut: signsOut) }
    zoneOffer = person.flatMap { ZoneOffer($0.settings.timeZone, serverZone: serverZone) }
  }
}

/// Lets the browser's script suggest the device's time zone where it is another than the person's.
struct ZoneOffer: View {
  /// The zone that counts now; nil if the server's name is unknown.
  let zone: String?
  /// The choice that keeps it.
  let keeping: String

  /// Nil if the server's zone was chosen: then the device's does not matter.
  init?(_ choice: TimeZoneChoice, serverZone: String?) {
    switch choice {
    case .notChosen: (zone, keeping) = (serverZone, "server")
    case .server: return nil
    case .named(let name): (zone, keeping) = (name, name)
    }
  }

  static let fields: Fields<ZoneOffer> = [
    "zone": .text(\.zone),
    "keeping": .text(\.keeping),
  ]
}

/// The link to one's settings.
struct PersonBadge: View {
  let person: Person
  let hasHousehold: Bool
  let signsOut: Bool

  static let fields: Fields<PersonBadge> = [
    "name": .text(\.person.name),
    "initial": .text { String($0.person.name.prefix(1)) },
    "shares": .flag(\.hasHousehold),
    "signsOut": .flag(\.signsOut),
  ]
}
