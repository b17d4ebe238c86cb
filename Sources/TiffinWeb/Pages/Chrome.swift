import Templating
import TiffinCore

/// What every page has around its own values: where the app is mounted, where its assets lie, whose page it is, and how
/// their day is so far.
struct Chrome: View {
  let links: Links
  /// Where this release's assets lie, without a slash at its end.
  let assets: String
  /// The most bytes that can be sent at once.
  let uploadLimit: Int
  /// Nil where nobody is known.
  let me: PersonBadge?
  /// Nil where nobody is known.
  private let soFar: SoFar?
  private var shownSoFar: SoFarView?

  static let fields: Fields<Chrome> = [
    "root": .text(\.links.root),
    "assets": .text(\.assets),
    "uploadLimit": .text { Formatter.size($0.uploadLimit) },
    "me": .view(\.me),
    "soFar": .view(\.shownSoFar),
  ]
}

extension Chrome {
  init(_ request: Request, _ assets: Assets, for person: Person? = nil, soFar: SoFar? = nil) {
    links = request.links
    self.assets = assets.root(links)
    uploadLimit = request.body.limit
    me = person.map(PersonBadge.init)
    self.soFar = soFar
  }

  /// The same with the day so far in it, which costs a statement.
  func showingSoFar() throws(StoreError) -> Chrome {
    var chrome = self
    chrome.shownSoFar = try soFar?.view(links)
    return chrome
  }
}

/// The way to one's settings.
struct PersonBadge: View {
  let person: Person

  static let fields: Fields<PersonBadge> = [
    "name": .text(\.person.name),
    "initial": .text { String($0.person.name.prefix(1)) },
  ]
}
