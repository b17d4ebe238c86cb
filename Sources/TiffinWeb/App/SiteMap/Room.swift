import HTTPTypes
import TiffinCore

/// A room of the site as a table: a line for each route, with the function that answers it.
///
/// A line is data until the app opens; then its closure makes the controller.
struct Room: Sendable {
  private(set) var routes: [SiteRoute] = []
  private let modes: Set<Authentication>

  /// - Parameter modes: the ways of knowing people with which the room exists.
  init(in modes: Set<Authentication> = [.password, .proxy, .none], _ write: (inout Room) -> Void) {
    self.modes = modes
    write(&self)
  }

  /// A page for somebody who is known, made from one snapshot of the database.
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

  /// A file, or the way to a page, for somebody who is known.
  mutating func get<each Parameter: PathParameter>(
    _ pattern: String, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.get, pattern, .known, pages) { $0.get(pattern, answer($1)) }
  }

  /// A change by somebody who is known.
  mutating func post<each Parameter: PathParameter>(
    _ pattern: String, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, .known, pages) { $0.post(pattern, answer($1)) }
  }

  /// A change that takes typing. Its function shows the form again, and changes nothing, for a visitor who is resuming.
  mutating func post<each Parameter: PathParameter>(
    typed pattern: String, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, .known, pages, keepsTyped: true) { $0.post(typed: pattern, answer($1)) }
  }

  /// A page for everybody.
  mutating func get<each Parameter: PathParameter>(
    open pattern: String, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, repeat each Parameter) throws -> Response
  ) {
    add(.get, pattern, .everybody, pages) { $0.get(open: pattern, answer($1)) }
  }

  /// A form that everybody may send, such as the one for signing in.
  ///
  /// - Parameter limit: the most bytes that it may have; more than a few names and a password only where it takes along
  ///   what was typed elsewhere.
  mutating func post<each Parameter: PathParameter>(
    open pattern: String, upTo limit: Int = 64 << 10, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, .everybody, pages) { $0.post(open: pattern, upTo: limit, answer($1)) }
  }

  private mutating func add(
    _ method: HTTPRequest.Method, _ pattern: String, _ access: SiteRoute.Access, _ pages: [any PageView.Type],
    keepsTyped: Bool = false, _ add: @escaping @Sendable (inout Routes<Visitor>, Services) -> Void
  ) {
    routes.append(
      SiteRoute(
        method: method, pattern: pattern, access: access, keepsTyped: keepsTyped, pages: pages, modes: modes, add: add))
  }
}
