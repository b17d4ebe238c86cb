import Templating
import TiffinCore

/// The surroundings of every page: the mount point of the app, the address of its assets, the visitor, and the totals
/// of their day so far.
struct Chrome: EnclosingView {
  let place: ChromePlace
  /// The token of forms; empty if the page has no forms.
  let token: String
  /// The chosen theme; nil if the device decides.
  let theme: String?
  /// The hand for which buttons are placed; nil for the right one.
  let thumb: String?
  /// The visitor's badge; nil without an identified visitor.
  let me: PersonBadge?
  /// The offer of a time zone; nil without an identified visitor, or if the server's time zone was chosen.
  let zoneOffer: ZoneOffer?
  /// The totals of today; nil without an identified visitor, and on pages that show them themselves.
  var todayTotals: TodayTotalsView?
  /// An alert about the account; nil if there is none.
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

/// The data with which the browser's script suggests the device's time zone if it differs from the person's.
struct ZoneOffer: View {
  /// The zone in effect; nil if the server's zone has no name.
  let zone: String?
  /// The choice that keeps the zone.
  let keeping: String

  /// Creates the offer; nil if the server's zone was chosen: then the device's does not matter.
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

/// The link to the visitor's settings.
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
