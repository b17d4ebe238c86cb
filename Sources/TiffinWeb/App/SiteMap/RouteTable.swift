import HTTPTypes
import TiffinCore

/// A table of the routes of one area of the site, each with the function that answers it.
///
/// Routes are only data until the app is opened and their closures create the controllers.
struct RouteTable: Sendable {
  private(set) var routes: [SiteRoute] = []
  private let modes: Set<Authentication>

  /// Creates a table.
  ///
  /// - Parameter modes: The authentication modes in which the routes exist.
  init(in modes: Set<Authentication> = [.password, .proxy, .none], _ write: (inout RouteTable) -> Void) {
    self.modes = modes
    write(&self)
  }

  /// Adds a page for signed-in visitors, rendered from one database snapshot.
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

  /// Adds a page or file for signed-in visitors that may need slow work. In that case, `answer` returns
  /// ``SnapshotResult/later(_:)``, whose function is called after the snapshot has ended.
  mutating func page<each Parameter: PathParameter>(
    waiting pattern: String, _ pages: any PageView.Type...,
    answer:
      @escaping @Sendable (Services) ->
      @Sendable (
        Request, Visitor, borrowing Statements, repeat each Parameter
      ) throws -> SnapshotResult<Response>
  ) {
    add(.get, pattern, .known, pages) { $0.page(waiting: pattern, answer($1)) }
  }

  /// Adds a file for signed-in visitors, created from one database snapshot.
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

  /// Adds a redirect to a page, or a response that needs more than one snapshot.
  ///
  /// - Parameter twice: The reason why the database is read again after the visitor was identified; nil if it is not.
  mutating func get<each Parameter: PathParameter>(
    _ pattern: String, twice: String? = nil, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.get, pattern, .known, pages, twice: twice) { $0.get(pattern, answer($1)) }
  }

  /// Adds a form of signed-in visitors.
  mutating func post<each Parameter: PathParameter>(
    _ pattern: String, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, .known, pages) { $0.post(pattern, answer($1)) }
  }

  /// Adds a form with typed text. If the visitor had to sign in first, the function shows the form again and saves
  /// nothing.
  mutating func post<each Parameter: PathParameter>(
    typed pattern: String, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, Visitor, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, .known, pages, storesTypedForm: true) { $0.post(typed: pattern, answer($1)) }
  }

  /// Adds a page that is open to everyone.
  mutating func get<each Parameter: PathParameter>(
    open pattern: String, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, repeat each Parameter) throws -> Response
  ) {
    add(.get, pattern, .everybody, pages) { $0.get(open: pattern, answer($1)) }
  }

  /// Adds a form that anyone may send, such as the sign-in form.
  ///
  /// - Parameter limit: The maximum size of the form in bytes; more than 64 KiB is only needed for a form stored during
  ///   a sign-in.
  mutating func post<each Parameter: PathParameter>(
    open pattern: String, upTo limit: Int = 64 << 10, shows pages: any PageView.Type...,
    answer: @escaping @Sendable (Services) -> @Sendable (Request, repeat each Parameter) throws -> Response
  ) {
    add(.post, pattern, .everybody, pages) { $0.post(open: pattern, upTo: limit, answer($1)) }
  }

  private mutating func add(
    _ method: HTTPRequest.Method, _ pattern: String, _ access: SiteRoute.Access, _ pages: [any PageView.Type],
    storesTypedForm: Bool = false, twice: String? = nil,
    _ add: @escaping @Sendable (inout Routes<Visitor>, Services) -> Void
  ) {
    routes.append(
      SiteRoute(
        method: method, pattern: pattern, access: access, storesTypedForm: storesTypedForm, twice: twice, pages: pages,
        modes: modes, add: add))
  }
}
