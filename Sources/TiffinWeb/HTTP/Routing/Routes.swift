import HTTPTypes
import TiffinCore

/// The table of pages while it is being written down; it reads as the site's map.
///
/// Patterns are `/meals/{id}/edit`; what stands in the braces goes to the answering function as a ``PathParameter``
/// of its type, in the pattern's order. `{name...}` as the last part takes all that is left of a path.
struct Routes<Visitor: Sendable> {
  private(set) var routes: [Route<Visitor>] = []
  private(set) var mistakes: [String] = []

  /// A page for somebody who is known, made from one snapshot of the database.
  mutating func page<each Parameter: PathParameter>(
    _ pattern: String,
    _ answer: @escaping @Sendable (Request, Visitor, borrowing Statements, repeat each Parameter) throws -> Response
  ) {
    add(.get, pattern, takes: count(repeat (each Parameter).self), .page(erase(answer)))
  }

  /// A file, or the way to a page, for somebody who is known.
  mutating func get<each Parameter: PathParameter>(
    _ pattern: String, _ answer: @escaping @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.get, pattern, takes: count(repeat (each Parameter).self), .known(erase(answer)))
  }

  /// A change by somebody who is known.
  mutating func post<each Parameter: PathParameter>(
    _ pattern: String, _ answer: @escaping @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, takes: count(repeat (each Parameter).self), .known(erase(answer)))
  }

  /// A change that takes typing. Its function shows the form again, and changes nothing, for a visitor who is resuming.
  mutating func post<each Parameter: PathParameter>(
    typed pattern: String, _ answer: @escaping @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, takes: count(repeat (each Parameter).self), .known(erase(answer)), keepsTyped: true)
  }

  /// A page for everybody.
  mutating func get<each Parameter: PathParameter>(
    open pattern: String, _ answer: @escaping @Sendable (Request, repeat each Parameter) throws -> Response
  ) {
    add(.get, pattern, takes: count(repeat (each Parameter).self), .open(erase(answer)))
  }

  /// A form that everybody may send, as the one for signing in.
  ///
  /// - Parameter limit: the most bytes that it may have; more than a few names and a password only where it takes along
  ///   what was typed elsewhere.
  mutating func post<each Parameter: PathParameter>(
    open pattern: String, upTo limit: Int = 64 << 10,
    _ answer: @escaping @Sendable (Request, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, takes: count(repeat (each Parameter).self), .open(erase(answer)), formLimit: limit)
  }

  private mutating func add(
    _ method: HTTPRequest.Method, _ text: String, takes count: Int, _ answer: Route<Visitor>.Answer,
    keepsTyped: Bool = false, formLimit: Int = .max
  ) {
    guard let pattern = RoutePattern(text) else {
      mistakes.append("\(method) \(text) is no pattern of a path")
      return
    }
    if pattern.parameters.count != count {
      mistakes.append("\(method) \(text) names \(pattern.parameters.count) parameters, its function takes \(count)")
    }
    if let other = routes.first(where: { $0.method == method && $0.pattern.isSameShape(as: pattern) }) {
      mistakes.append("\(method) \(text) takes the same paths as \(other.pattern.text)")
    }
    routes.append(Route(method: method, pattern: pattern, answer: answer, keepsTyped: keepsTyped, formLimit: formLimit))
  }
}

/// How many parameters a function takes.
private func count<each Parameter: PathParameter>(_ types: repeat (each Parameter).Type) -> Int {
  var count = 0
  for _ in repeat each types { count += 1 }
  return count
}

private func erase<Visitor, each Parameter: PathParameter>(
  _ answer: @escaping @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
) -> @Sendable (Request, Visitor, PathArguments) throws -> Response {
  { request, visitor, arguments in
    var arguments = arguments
    return try answer(request, visitor, repeat try arguments.take((each Parameter).self))
  }
}

private func erase<each Parameter: PathParameter>(
  _ answer: @escaping @Sendable (Request, repeat each Parameter) throws -> Response
) -> @Sendable (Request, PathArguments) throws -> Response {
  { request, arguments in
    var arguments = arguments
    return try answer(request, repeat try arguments.take((each Parameter).self))
  }
}

private func erase<Visitor, each Parameter: PathParameter>(
  _ answer: @escaping @Sendable (Request, Visitor, borrowing Statements, repeat each Parameter) throws -> Response
) -> @Sendable (Request, Visitor, borrowing Statements, PathArguments) throws -> Response {
  { request, visitor, statements, arguments in
    var arguments = arguments
    return try answer(request, visitor, statements, repeat try arguments.take((each Parameter).self))
  }
}
