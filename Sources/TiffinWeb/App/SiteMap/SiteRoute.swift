import HTTPTypes
import TiffinCore

/// A route of the site's map, known before anything is opened.
struct SiteRoute: Sendable {
  /// The visitors that a route is for.
  enum Access: String, Sendable {
    /// Visitors who are signed in, or identified in another way.
    case known
    case everybody
  }

  let method: HTTPRequest.Method
  /// The path's pattern, such as `/meals/{id}/edit`.
  let pattern: String
  let access: Access
  /// True if its form is shown again, filled, to a visitor who had to sign in meanwhile.
  let keepsTyped: Bool
  /// The reason it always reads the database in two transactions; nil if one is enough, unless it has to wait.
  let twice: String?
  /// The pages that it shows, directly or after a refusal.
  let pages: [any PageView.Type]
  /// The ways of identifying people for which the route exists.
  let modes: Set<Authentication>
  /// Adds the route, with the function that answers it, to a router's table.
  let add: @Sendable (inout Routes<Visitor>, Services) -> Void
}
