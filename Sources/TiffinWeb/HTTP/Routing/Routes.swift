import HTTPTypes
import TiffinCore

/// The table of routes while it is being built.
///
/// A pattern is, for example, `/meals/{id}/edit`. Each part in braces is passed to the answering function as a
/// ``PathParameter`` of its type, in the pattern's order. `{name...}` as the last part matches the rest of a path.
struct Routes<Visitor: Sendable> {
  private(set) var routes: [Route<Visitor>] = []
  private(set) var mistakes: [String] = []

  /// Adds a page for signed-in visitors, rendered from one database snapshot.
  mutating func page<each Parameter: PathParameter>(
    _ pattern: String,
    _ answer: @escaping @Sendable (Request, Visitor, borrowing Statements, repeat each Parameter) throws -> Response
  ) {
    add(.get, pattern, takes: count(repeat (each Parameter).self), .page(erase(answer)))
  }

  /// Adds a page for signed-in visitors that may need slow work, and is then rendered after the snapshot.
  mutating func page<each Parameter: PathParameter>(
    waiting pattern: String,
    _ answer:
      @escaping @Sendable (Request, Visitor, borrowing Statements, repeat each Parameter) throws -> SnapshotResult<
        Response
      >
  ) {
    add(.get, pattern, takes: count(repeat (each Parameter).self), .page(erase(waiting: answer)))
  }

  /// Adds a file, or a redirect to a page, for signed-in visitors.
  mutating func get<each Parameter: PathParameter>(
    _ pattern: String, _ answer: @escaping @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.get, pattern, takes: count(repeat (each Parameter).self), .known(erase(answer)))
  }

  /// Adds a form for signed-in visitors.
  mutating func post<each Parameter: PathParameter>(
    _ pattern: String, _ answer: @escaping @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, takes: count(repeat (each Parameter).self), .known(erase(answer)))
  }

  /// Adds a form with typed text. If the visitor had to sign in first, the function shows the form again and saves
  /// nothing.
  mutating func post<each Parameter: PathParameter>(
    typed pattern: String, _ answer: @escaping @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, takes: count(repeat (each Parameter).self), .known(erase(answer)), storesTypedForm: true)
  }

  /// Adds a page that is open to everyone.
  mutating func get<each Parameter: PathParameter>(
    open pattern: String, _ answer: @escaping @Sendable (Request, repeat each Parameter) throws -> Response
  ) {
    add(.get, pattern, takes: count(repeat (each Parameter).self), .open(erase(answer)))
  }

  /// Adds a form that anyone may send, such as the sign-in form.
  ///
  /// - Parameter limit: The maximum size of the form in bytes; more than 64 KiB is only needed for a form stored during
  ///   a sign-in.
  mutating func post<each Parameter: PathParameter>(
    open pattern: String, upTo limit: Int = 64 << 10,
    _ answer: @escaping @Sendable (Request, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, takes: count(repeat (each Parameter).self), .open(erase(answer)), formLimit: limit)
  }

  private mutating func add(
    _ method: HTTPRequest.Method, _ text: String, takes count: Int, _ answer: Route<Visitor>.Handler,
    storesTypedForm: Bool = false, formLimit: Int = .max
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
    routes.append(
      Route(method: method, pattern: pattern, answer: answer, storesTypedForm: storesTypedForm, formLimit: formLimit))
  }
}

/// Returns the number of parameters in a pack.
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
) -> @Sendable (Request, Visitor, borrowing Statements, PathArguments) throws -> SnapshotResult<Response> {
  { request, visitor, statements, arguments in
    var arguments = arguments
    return .made(try answer(request, visitor, statements, repeat try arguments.take((each Parameter).self)))
  }
}

private func erase<Visitor, each Parameter: PathParameter>(
  waiting answer:
    @escaping @Sendable (Request, Visitor, borrowing Statements, repeat each Parameter) throws -> SnapshotResult<
      Response
    >
) -> @Sendable (Request, Visitor, borrowing Statements, PathArguments) throws -> SnapshotResult<Response> {
  { request, visitor, statements, arguments in
    var arguments = arguments
    return try answer(request, visitor, statements, repeat try arguments.take((each Parameter).self))
  }
}
