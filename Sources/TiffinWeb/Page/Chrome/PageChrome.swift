import Localization
import Templating
import TiffinCore

/// The data of the frame that all pages have in common, such as the header: the links of the app, the address of its
/// assets, the visitor, and today's totals.
struct PageChrome: View {
  let links: Links
  /// The address of this release's assets, without a trailing slash.
  let assets: String
  /// The language of the page.
  let language: PageLanguage
  /// The maximum size of an upload in bytes.
  let uploadLimit: Int
  /// The value of the hidden token field of every form; empty if the page has no forms.
  let token: String
  /// The chosen theme; nil if the device decides.
  let theme: String?
  /// The preferred hand, which determines the position of buttons; nil for the right hand.
  let thumb: String?
  /// The visitor's badge; nil if the visitor is not identified.
  let me: PersonBadge?
  /// The offer to use the device's time zone; nil if the visitor is not identified, or chose the server's time zone.
  let zoneOffer: ZoneOffer?
  /// Today's totals; nil if the visitor is not identified, and on pages that show the totals themselves.
  var todayTotals: TodayTotalsView?
  /// An alert about the account; nil if there is none.
  var alert: AlertView?

  static let fields: Fields<PageChrome> = [
    "links": .view(\.links),
    "assets": .text(\.assets),
    "lang": .text(\.language.language.tag.text),
    "rightToLeft": .flag(\.language.language.tag.isRightToLeft),
    "uploadLimit": .text { Formatter.size($0.uploadLimit) },
    "token": .text(\.token),
    "theme": .text(\.theme),
    "thumb": .text(\.thumb),
    "me": .view(\.me),
    "zoneOffer": .view(\.zoneOffer),
    "todayTotals": .view(\.todayTotals),
    "alert": .view(\.alert),
  ]
}

extension PageChrome {
  init(
    _ request: Request, _ assets: Assets, _ language: PageLanguage, _ token: FormToken? = nil,
    for person: Person? = nil, serverZone: String? = nil, look: PersonSettings? = nil, hasHousehold: Bool = false,
    signsOut: Bool = false
  ) {
    links = request.links
    self.assets = assets.root(links)
    self.language = language
    uploadLimit = request.body.limit
    self.token = token?.text ?? ""
    let look = look ?? person?.settings
    theme = look.flatMap { $0.theme == .device ? nil : $0.theme.rawValue }
    thumb = look.flatMap { $0.thumb == .right ? nil : $0.thumb.rawValue }
    me = person.map { PersonBadge(person: $0, hasHousehold: hasHousehold, signsOut: signsOut) }
    zoneOffer = person.flatMap { ZoneOffer($0.settings.timeZone, serverZone: serverZone) }
  }
}

/// The data with which Public/tiffin.js offers the device's time zone if it differs from the current one.
struct ZoneOffer: View {
  /// The current time zone; nil if the server's time zone has no name.
  let zone: String?
  /// The value of the form's choice that leaves the time zone as it is.
  let keeping: String

  /// Creates the offer; nil if the person chose the server's time zone, which then applies on every device.
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
    "number": .number { Int($0.person.id.number) },
    "name": .text(\.person.name),
    "initial": .text { String($0.person.name.prefix(1)) },
    "shares": .flag(\.hasHousehold),
    "signsOut": .flag(\.signsOut),
  ]
}
