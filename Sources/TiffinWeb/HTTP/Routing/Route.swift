import HTTPTypes
import TiffinCore

/// A method and a pattern of paths, with the function that answers them.
struct Route<Visitor: Sendable>: Sendable {
  /// The function that answers: without a visitor, for a signed-in visitor, or with a page.
  enum Handler: Sendable {
    case open(@Sendable (Request, PathArguments) throws -> Response)
    case known(@Sendable (Request, Visitor, PathArguments) throws -> Response)
    /// A page, rendered from a database snapshot, or deferred until after the snapshot.
    case page(@Sendable (Request, Visitor, borrowing Statements, PathArguments) throws -> SnapshotResult<Response>)
  }

  let method: HTTPRequest.Method
  let pattern: RoutePattern
  let answer: Handler
  /// True if the form contains typed text, which is stored if the visitor has to sign in first.
  var storesTypedForm = false
  /// The maximum size of the form in bytes, if the route is open to everyone.
  var formLimit = Int.max
}

/// All mistakes found in a table of routes.
struct RouteMistakes: Error, CustomStringConvertible {
  let mistakes: [String]

  var description: String { mistakes.joined(separator: "\n") }
}
