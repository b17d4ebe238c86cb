import HTTPTypes
import Templating
import TiffinCore

/// A controller of what browsers need to show pages without a connection: the service worker, and the page that is
/// shown instead of one that the device has not stored.
struct OfflineController: Controller {
  let services: Services

  /// Shows the page that the service worker stores and fills.
  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    try pages.html(OfflineView(), visitor.chrome)
  }

  /// Returns the script of the service worker. Its address must be at the root of the pages that it serves. The script
  /// names the assets of this release, so that browsers replace it with each release.
  func worker(_ request: Request) throws(HTTPRefusal) -> Response {
    guard let script = services.assets.contents(of: "sw.js") else { throw .notFound }
    let acts = "\(services.assets.root(request.links))/acts.js"
    let head = "import * as acts from \"\(acts)\";\nconst root = \"\(request.links.root)\";\n"
    let bytes = Array(head.utf8) + script
    let headers: HTTPFields = [.contentType: "text/javascript; charset=utf-8", .cacheControl: "private, no-cache"]
    return Response(.ok, headers: headers, body: bytes).tagged(EntityTag(of: bytes), for: request)
  }
}

/// The page that is shown instead of one that cannot be loaded, for the template `errors/offline`. Public/sw.js fills
/// in a list of the pages that the device has stored.
struct OfflineView: PageView {
  static let template = "errors/offline"
  static let showsTodayTotals = false

  static let fields: Fields<OfflineView> = [:]
}
