import HTTPTypes
import TiffinCore

/// Shows what was typed into a form whose page is not there any more.
struct HeldTextController: Sendable {
  let pages: Pages

  func show(_ held: HeldForm, _ request: Request, for visitor: Visitor) throws -> Response {
    try pages.html(HeldTextView(held, home: request.links.home), for: visitor, status: .notFound)
  }
}
