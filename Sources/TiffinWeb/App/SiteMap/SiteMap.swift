import HTTPTypes
import Templating
import TiffinCore

/// All routes of the site, from which the router, the check of the templates and `tiffin routes` are made.
enum SiteMap {
  static let rooms: [RouteTable] = [
    .home, .diary, .foods, .meals, .recipes, .plan, .groceries, .settings, .account, .household, .signIn, .server,
  ]

  static let routes = rooms.flatMap(\.routes)

  /// All pages without duplicates: those that routes show, and the error pages.
  static let pages: [any PageView.Type] = {
    var seen: Set<ObjectIdentifier> = []
    return (routes.flatMap(\.pages) + [ErrorView.self, HeldTextView.self]).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }()

  /// Returns methods and patterns of the router's routes, in the router's order.
  static func routeNames(in mode: Authentication) -> [String] {
    routes.filter { $0.modes.contains(mode) }.map { "\($0.method.rawValue) \($0.pattern)" }
  }

  /// Creates the router.
  ///
  /// - Throws: ``RouteMistakes`` if routes contradict each other.
  static func router(_ services: Services) throws(RouteMistakes) -> Router<Visitor> {
    try Router { table in
      for route in routes where route.modes.contains(services.authenticator.mode) { route.add(&table, services) }
    }
  }
}

extension PageRenderer {
  /// Checks all templates against their views.
  ///
  /// - Throws: `TemplateError` for the first template that is invalid or does not match its view.
  func checkAll() throws(TemplateError) {
    try checkTemplates()
    for page in SiteMap.pages {
      try check(page)
    }
  }
}
