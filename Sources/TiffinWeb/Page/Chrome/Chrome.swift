import Templating
import TiffinCore

/// What every page has around its own values: where the app is mounted, where its assets lie, whose page it is, and how
/// their day is so far.
struct Chrome: View {
  let links: Links
  /// Where this release's assets lie, without a slash at its end.
  let assets: String
  /// What forms are known by; empty where there are none.
  let token: String
  /// The most bytes that can be sent at once.
  let uploadLimit: Int
  /// Nil where the device decides.
  let theme: String?
  /// Nil where it is the right one.
  let thumb: String?
  /// Nil where nobody is known.
  let me: PersonBadge?
  /// Nil where nobody is known, or a time zone was chosen.
  let zoneOffer: ZoneOffer?
  /// Nil where nobody is known, and on pages that say as much themselves.
  var todayTotals: TodayTotalsView?

  static let fields: Fields<Chrome> = [
    "root": .text(\.links.root),
    "links": .view(\.links),
    "assets": .text(\.assets),
    "token": .text(\.token),
    "uploadLimit": .text { Formatter.size($0.uploadLimit) },
    "theme": .text(\.theme),
    "thumb": .text(\.thumb),
    "me": .view(\.me),
    "zoneOffer": .view(\.zoneOffer),
    "todayTotals": .view(\.todayTotals),
  ]
}

extension Chrome {
  init(
    _ request: Request, _ assets: Assets, _ token: FormToken? = nil, for person: Person? = nil,
    serverZone: String? = nil, look: PersonSettings? = nil, hasHousehold: Bool = false, signsOut: Bool = false
  ) {
    links = request.links
    self.token = token?.text ?? ""
    self.assets = assets.root(links)
    uploadLimit = request.body.limit
    let look = look ?? person?.settings
    theme = look.flatMap { $0.theme == .device ? nil : $0.theme.rawValue }
    thumb = look.flatMap { $0.thumb == .right ? nil : $0.thumb.rawValue }
    me = person.map { PersonBadge(person: $0, hasHousehold: hasHousehold, signsOut: signsOut) }
    zoneOffer = person?.settings.timeZone == .notChosen ? ZoneOffer(serverZone: serverZone) : nil
  }
}

/// Lets the browser's little script offer the device's time zone, until one is chosen.
struct ZoneOffer: View {
  /// Where the device is in the same one there is nothing to offer.
  let serverZone: String?

  static let fields: Fields<ZoneOffer> = [
    "serverZone": .text(\.serverZone)
  ]
}

/// Whose page it is, and the menu behind it.
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
