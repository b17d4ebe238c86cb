import HTTPTypes

/// A description of a route, for administrators and for the tests of all screens.
public struct RouteDescription: Codable, Sendable {
  /// The method, `GET` or `POST`; a GET route also answers HEAD.
  public let method: String
  /// The path's pattern, such as `/meals/{id}/edit`.
  public let path: String
  /// The visitors it is for: `known` or `everybody`.
  public let access: String
  /// True if text typed into its form is kept for a visitor who has to sign in first.
  public let keepsTyped: Bool
  /// The reason it always reads the database in two transactions; nil if one is enough, unless it has to wait.
  public let twice: String?
  /// The templates of the pages that it shows, directly or after a refusal.
  public let pages: [String]
  /// The values of `TIFFIN_AUTH` for which it exists.
  public let modes: [String]

  /// All routes of the site, in the order of the site's map.
  public static var all: [RouteDescription] { SiteMap.routes.map(RouteDescription.init) }

  init(_ route: SiteRoute) {
    method = route.method.rawValue
    path = route.pattern
    access = route.access.rawValue
    keepsTyped = route.keepsTyped
    twice = route.twice
    pages = route.pages.map { $0.template }
    modes = Authentication.allCases.filter(route.modes.contains).map(\.rawValue)
  }
}
