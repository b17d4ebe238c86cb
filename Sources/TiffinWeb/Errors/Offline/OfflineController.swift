import HTTPTypes
import Templating
import TiffinCore

/// A controller of what browsers need to show pages without a connection: the worker, and the page in place of one that
/// the device does not have.
struct OfflineController: Controller {
  let services: Services

  /// Shows the page that the worker keeps and fills.
  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    try pages.html(OfflineView(), visitor.chrome)
  }

  /// Answers with the worker. It must be at the root of the pages that it serves, and names the assets of this release,
  /// so that browsers replace it with each release.
  func worker(_ request: Request) throws(HTTPRefusal) -> Response {
    guard let script = services.assets.contents(of: "sw.js") else { throw .notFound }
    let acts = "\(services.assets.root(request.links))/acts.js"
    let head = "import * as acts from \"\(acts)\";\nconst root = \"\(request.links.root)\";\n"
    let bytes = Array(head.utf8) + script
    let headers: HTTPFields = [.contentType: "text/javascript; charset=utf-8", .cacheControl: "private, no-cache"]
    return Response(.ok, headers: headers, body: bytes).tagged(EntityTag(of: bytes), for: request)
  }
}

/// `errors/offline`: the page in place of one that cannot be loaded. Public/sw.js lists in it what the device has.
struct OfflineView: PageView {
  static let template = "errors/offline"
  static let showsTodayTotals = false

  static let fields: Fields<OfflineView> = [:]
}
