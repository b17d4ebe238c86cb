import Templating
import TiffinCore

/// What every page has around its own values: where the app is mounted, where its assets lie, and whose page it is.
struct Chrome: View {
  let links: Links
  /// Where this release's assets lie, without a slash at its end.
  let assets: String
  /// Nil where nobody is known.
  let me: PersonBadge?

  static let fields: Fields<Chrome> = [
    "root": .text(\.links.root),
    "assets": .text(\.assets),
    "me": .view(\.me),
  ]
}

extension Chrome {
  init(_ request: Request, _ assets: Assets, for person: Person? = nil) {
    links = request.links
    self.assets = assets.root(links)
    me = person.map(PersonBadge.init)
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
