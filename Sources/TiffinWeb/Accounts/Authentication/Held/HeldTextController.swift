import HTTPTypes
import TiffinCore

/// A controller that shows the text typed into a form whose page does not exist any more.
struct HeldTextController: Sendable {
  let pages: Pages

  func show(_ held: HeldForm, _ request: Request, for visitor: Visitor) throws -> Response {
    try pages.html(HeldTextView(held, home: request.links.home), for: visitor, status: .notFound)
  }
}
