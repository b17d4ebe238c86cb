import Templating

/// What every page has around its own values: where the app is mounted and where its assets lie.
struct Chrome: View {
  let links: Links
  /// Where this release's assets lie, without a slash at its end.
  let assets: String

  static let fields: Fields<Chrome> = [
    "root": .text(\.links.root),
    "assets": .text(\.assets),
  ]
}

extension Chrome {
  init(_ request: Request, _ assets: Assets) {
    links = request.links
    self.assets = assets.root(links)
  }
}
