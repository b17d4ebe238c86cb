import HTTPTypes

/// A description of a route, as printed by `tiffin routes`.
public struct RouteDescription: Codable, Sendable {
  /// The method, `GET` or `POST`; a GET route also answers HEAD.
  public let method: String
  /// The path's pattern, such as `/meals/{id}/edit`.
  public let path: String
  /// The visitors for whom the route exists: `known` or `everybody`.
  public let access: String
  /// True if the text typed into the form is stored for a visitor who has to sign in first.
  public let storesTypedForm: Bool
  /// The reason why the route reads the database in two transactions; nil if one is enough, except for slow work.
  public let twice: String?
  /// The templates of the pages that the route shows, directly or after a refusal.
  public let pages: [String]
  /// The values of `TIFFIN_AUTH` for which the route exists.
  public let modes: [String]

  /// The descriptions of all routes, in the order of the site map.
  public static var all: [RouteDescription] { SiteMap.routes.map(RouteDescription.init) }

  init(_ route: SiteRoute) {
    method = route.method.rawValue
    path = route.pattern
    access = route.access.rawValue
    storesTypedForm = route.storesTypedForm
    twice = route.twice
    pages = route.pages.map { $0.template }
    modes = Authentication.allCases.filter(route.modes.contains).map(\.rawValue)
  }
}
