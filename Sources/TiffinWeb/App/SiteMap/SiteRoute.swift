import HTTPTypes
import TiffinCore

/// A route of the site map, known before the app is opened.
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
  /// True if the form is shown again, filled in, to a visitor who had to sign in first.
  let storesTypedForm: Bool
  /// The reason why the route reads the database in two transactions; nil if one is enough, except for slow work.
  let twice: String?
  /// The pages that the route shows, directly or after a refusal.
  let pages: [any PageView.Type]
  /// The authentication modes in which the route exists.
  let modes: Set<Authentication>
  /// Adds the route, with the function that answers it, to a router's table.
  let add: @Sendable (inout Routes<Visitor>, Services) -> Void
}
