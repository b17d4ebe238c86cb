import HTTPTypes
import TiffinCore

/// A table of the routes of one area of the site, each with the function that answers it.
///
/// A route is data until the app opens; then its closure creates the controller.
struct Room: Sendable {
  private(set) var routes: [SiteRoute] = []
  private let modes: Set<Authentication>

  /// Creates a table.
  ///
  /// - Parameter modes: the ways of identifying people for which the routes exist.
  init(in modes: Set<Authentication> = [.password, .proxy, .none], _ write: (inout Room) -> Void) {
    self.modes = modes
    write(&self)
  }

  /// Adds a page for identified visitors, made from one snapshot of the database.
  mutating func page<each Parameter: PathParameter>(
    _ pattern: String, _ page: any PageView.Type,
    answer:
      @escaping @Sendable (Services) ->
      @Sendable (
        Request, Visitor, borrowing Statements, repeat each Parameter
      ) throws -> Response
  ) {
    add(.get, pattern, .known, [page]) { $0.page(pattern, answer($1)) }
  }

  /// Adds a page, or a file, that may have to wait for another server: if so, the function returned is called with a
  /// second snapshot.
  mutating func page<each Parameter: PathParameter>(
    waiting pattern: String, _ pages: any PageView.Type...,
    answer:
      @escaping @Sendable (Services) ->
      @Sendable (
        Request, Visitor, borrowing Statements, repeat each Parameter
      ) throws -> Attempt<Response>
  ) {
    add(.get, pattern, .known, pages) { $0.page(waiting: pattern, answer($1)) }
  }

  /// Adds a file for identified visitors, made from one snapshot of the database.
  mutating func file<each Parameter: PathParameter>(
    _ pattern: String,
    answer:
      @escaping @Sendable (Services) ->
      @Sendable (
        Request, Visitor, borrowing Statements, repeat each Parameter
      ) throws -> Response
  ) {
    add(.get, pattern, .known, []) { $0.page(pattern, answer($1)) }
  }

  /// Adds a redirect to a page, or a response that cannot be made from one snapshot.
  ///
  /// - Parameter twice: the reason the database is read again after the visitor has been identified.
  mutating func get<each Parameter: PathParameter>(
    _ pattern: String, twice: String? = nil, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.get, pattern, .known, pages, twice: twice) { $0.get(pattern, answer($1)) }
  }

  /// Adds a change by an identified visitor.
  mutating func post<each Parameter: PathParameter>(
    _ pattern: String, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, .known, pages) { $0.post(pattern, answer($1)) }
  }

  /// Adds a change with typed text. If the visitor is resuming after a sign-in, its function shows the form again and
  /// changes nothing.
  mutating func post<each Parameter: PathParameter>(
    typed pattern: String, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, .known, pages, keepsTyped: true) { $0.post(typed: pattern, answer($1)) }
  }

  /// Adds a page for everyone.
  mutating func get<each Parameter: PathParameter>(
    open pattern: String, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, repeat each Parameter) throws -> Response
  ) {
    add(.get, pattern, .everybody, pages) { $0.get(open: pattern, answer($1)) }
  }

  /// Adds a form that anyone may send, such as the one for signing in.
  ///
  /// - Parameter limit: the most bytes of the form; more than a few names and a password only if it carries a held
  ///   form.
  mutating func post<each Parameter: PathParameter>(
    open pattern: String, upTo limit: Int = 64 << 10, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, .everybody, pages) { $0.post(open: pattern, upTo: limit, answer($1)) }
  }

  private mutating func add(
    _ method: HTTPRequest.Method, _ pattern: String, _ access: SiteRoute.Access, _ pages: [any PageView.Type],
    keepsTyped: Bool = false, twice: String? = nil,
    _ add: @escaping @Sendable (inout Routes<Visitor>, Services) -> Void
  ) {
    routes.append(
      SiteRoute(
        method: method, pattern: pattern, access: access, keepsTyped: keepsTyped, twice: twice, pages: pages,
        modes: modes, add: add))
  }
}
