import HTTPTypes
import TiffinCore

/// One line of the site's map: known before anything is opened.
struct SiteRoute: Sendable {
  /// Whom a route is for.
  enum Access: String, Sendable {
    /// Somebody who is signed in, or known some other way.
    case known
    case everybody
  }

  let method: HTTPRequest.Method
  /// `/meals/{id}/edit`
  let pattern: String
  let access: Access
  /// Whether its form is shown again, filled, to somebody who had to sign in meanwhile.
  let keepsTyped: Bool
  /// The pages that it shows, whether at once or after a refusal.
  let pages: [any PageView.Type]
  /// Where the route exists at all.
  let modes: Set<Authentication>
  /// Adds the route, with what answers it, to a router's table.
  let add: @Sendable (inout Routes<Visitor>, Services) -> Void
}
