import HTTPTypes
import TiffinCore

/// A method and a pattern of paths, with the function that answers them.
struct Route<Visitor: Sendable>: Sendable {
  enum Answer: Sendable {
    case open(@Sendable (Request, PathArguments) throws -> Response)
    case known(@Sendable (Request, Visitor, PathArguments) throws -> Response)
    /// A page, made from one snapshot of the database, or after it.
    case page(@Sendable (Request, Visitor, borrowing Statements, PathArguments) throws -> Attempt<Response>)
  }

  let method: HTTPRequest.Method
  let pattern: RoutePattern
  let answer: Answer
  /// True if the form has typed text: it can be shown again to a visitor who had to sign in meanwhile.
  var keepsTyped = false
  /// The most bytes of its form, if the route is open to everyone.
  var formLimit = Int.max

  /// True if the route also answers unidentified visitors.
  var isOpen: Bool {
    if case .open = answer { true } else { false }
  }
}

/// All mistakes in a table of routes, at once.
struct RouteMistakes: Error, CustomStringConvertible {
  let mistakes: [String]

  var description: String { mistakes.joined(separator: "\n") }
}
