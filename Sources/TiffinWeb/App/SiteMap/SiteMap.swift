import HTTPTypes
import TiffinCore

/// Every route of the site, in one table. The router, `tiffin routes`, the check of the templates and the tests of all
/// screens read it.
enum SiteMap {
  static let rooms: [Room] = [
    .home, .diary, .foods, .meals, .recipes, .plan, .groceries, .settings, .account, .household, .signIn, .server,
  ]

  static let routes = rooms.flatMap(\.routes)

  /// Every page once: those that routes show, and those that can take the place of any other.
  static let pages: [any PageView.Type] = {
    var seen: Set<ObjectIdentifier> = []
    return (routes.flatMap(\.pages) + [ErrorView.self, HeldTextView.self]).filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }()

  /// Methods and patterns of the router's routes, in its order.
  static func routeNames(in mode: Authentication) -> [String] {
    routes.filter { $0.modes.contains(mode) }.map { "\($0.method.rawValue) \($0.pattern)" }
  }

  /// - Throws: ``RouteMistakes``.
  static func router(_ services: Services) throws(RouteMistakes) -> Router<Visitor> {
    try Router { table in
      for route in routes where route.modes.contains(services.authenticator.mode) { route.add(&table, services) }
    }
  }
}
