import HTTPTypes
import TiffinCore

/// A router, which calls the function that answers a request.
///
/// The most specific pattern is chosen: `/meals/new` before `/meals/{id}`. HEAD is answered like GET.
struct Router<Visitor: Sendable>: Sendable {
  /// All routes, in order of declaration.
  let routes: [Route<Visitor>]
  /// The routes of each pattern, as indices in ``routes``.
  private let pages: [[Int]]
  private let tree: RouteTree

  /// Creates a router.
  ///
  /// - Throws: ``RouteMistakes`` if a pattern is malformed, occurs twice, or does not match its function's parameters.
  init(_ write: (inout Routes<Visitor>) -> Void) throws(RouteMistakes) {
    var table = Routes<Visitor>()
    write(&table)
    guard table.mistakes.isEmpty else { throw RouteMistakes(mistakes: table.mistakes) }
    let routes = table.routes
    var pages: [[Int]] = []
    var tree = RouteTree()
    for (index, route) in routes.enumerated() {
      if let known = pages.firstIndex(where: { routes[$0[0]].pattern.isSameShape(as: route.pattern) }) {
        pages[known].append(index)
      } else {
        tree.add(route.pattern, pages.count)
        pages.append([index])
      }
    }
    self.routes = routes
    self.pages = pages
    self.tree = tree
  }

  /// Answers a request.
  ///
  /// - Parameter source: Identifies the visitor; not used for pages that are open to everyone.
  /// - Throws: ``HTTPRefusal/notFound``, ``HTTPRefusal/methodNotAllowed(allowed:)``, and any error of the source or the
  ///   answering function.
  func respond(to request: Request, as source: some VisitorSource<Visitor>) throws -> Response {
    guard let page = routes(at: request.path) else { throw HTTPRefusal.notFound }
    let method = request.method == .head ? .get : request.method
    if request.endsWithSlash && !request.path.isEmpty { return try withoutSlash(request, page, method) }
    guard let route = page.first(where: { $0.method == method }) else {
      throw HTTPRefusal.methodNotAllowed(allowed: Self.methods(of: page))
    }
    switch route.answer {
    case .open(let answer):
      let request = request.anonymous(formLimit: route.formLimit)
      return try answer(request, PathArguments(request.path, of: route.pattern))
    case .known(let answer):
      return try answer(request, source.visitor(request), PathArguments(request.path, of: route.pattern))
    case .page(let answer):
      return try source.page(request) { visitor, statements in
        try answer(request, visitor, statements, PathArguments(request.path, of: route.pattern))
      }
    }
  }

  /// Returns the index in ``routes`` of the route that answers the request; nil if none does.
  func place(of request: Request) -> Int? {
    guard let page = tree.find(request.path) else { return nil }
    let method = request.method == .head ? .get : request.method
    return pages[page].first { routes[$0].method == method }
  }

  private func routes(at path: [String]) -> [Route<Visitor>]? { tree.find(path).map { pages[$0].map { routes[$0] } } }

  /// Returns true if the text typed into the form is stored while its sender signs in.
  func storesTypedForm(_ request: Request) -> Bool {
    guard request.method == .post, let page = routes(at: request.path) else { return false }
    return page.contains { $0.method == .post && $0.storesTypedForm }
  }

  /// Redirects `/meals/` to `/meals`. Throws ``HTTPRefusal/notFound`` for a POST, and for a page without a GET.
  private func withoutSlash(
    _ request: Request, _ page: [Route<Visitor>], _ method: HTTPRequest.Method
  ) throws -> Response {
    guard method == .get, page.contains(where: { $0.method == .get }) else { throw HTTPRefusal.notFound }
    var path = request.links.path(request.path)
    if !request.rawQuery.isEmpty { path += "?" + String(decoding: request.rawQuery, as: UTF8.self) }
    return .seeOther(path)
  }

  private static func methods(of page: [Route<Visitor>]) -> [HTTPRequest.Method] {
    page.map(\.method).flatMap { $0 == .get ? [.get, .head] : [$0] }
  }
}
