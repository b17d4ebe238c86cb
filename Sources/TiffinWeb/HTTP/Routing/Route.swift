import HTTPTypes
import TiffinCore

/// A method and a shape of paths, and what answers them.
struct Route<Visitor: Sendable>: Sendable {
  enum Answer: Sendable {
    case open(@Sendable (Request, PathArguments) throws -> Response)
    case known(@Sendable (Request, Visitor, PathArguments) throws -> Response)
    /// A page, made from one snapshot of the database.
    case page(@Sendable (Request, Visitor, borrowing Statements, PathArguments) throws -> Response)
  }

  let method: HTTPRequest.Method
  let pattern: RoutePattern
  let answer: Answer
  /// Whether people type into its form: then it can be shown again to somebody who had to sign in meanwhile.
  var keepsTyped = false
  /// The most bytes of its form, where it is open to everybody.
  var formLimit = Int.max

  /// Whether it answers everybody, known or not.
  var isOpen: Bool {
    if case .open = answer { true } else { false }
  }
}

/// What is wrong with a table of routes, all of it at once.
struct RouteMistakes: Error, CustomStringConvertible {
  let mistakes: [String]

  var description: String { mistakes.joined(separator: "\n") }
}
