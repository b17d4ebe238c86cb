import Templating

/// The values that are the same on every page of an installation for visitors who use the same address.
struct ChromeContext: View, Equatable {
  let links: Links
  /// The address of this release's assets, without a trailing slash.
  let assets: String
  /// The maximum size of an upload in bytes.
  let uploadLimit: Int

  init(_ request: Request, _ assets: Assets) {
    links = request.links
    self.assets = assets.root(links)
    uploadLimit = request.body.limit
  }

  static let fields: Fields<ChromeContext> = [
    "links": .view(\.links),
    "assets": .text(\.assets),
    "uploadLimit": .text { Formatter.size($0.uploadLimit) },
  ]
}
