import HTTPTypes
import TiffinCore

/// A controller that ends sessions: the current one, another one of the same person, or all other ones.
struct SignOutController: Controller {
  let services: Services

  func signOut(_ request: Request, for visitor: Visitor) throws -> Response {
    if let session = visitor.session { try sessions.end(session.id, of: visitor.person.id) }
    log.did("signed out", visitor, request)
    var response = Response.seeOther(visitor.links.signIn(after: .signedOut)).setting(cookie.removal(for: request))
    // The browser's next user must not find pages in its cache.
    response.headers[.clearSiteData] = #""cache", "storage""#
    return response
  }

  func end(_ request: Request, for visitor: Visitor, _ id: Session.ID) throws -> Response {
    if id == visitor.session?.id { return try signOut(request, for: visitor) }
    try sessions.end(id, of: visitor.person.id)
    log.did("ended one of their sessions", visitor, request)
    return .seeOther(visitor.links.account(did: .sessionEnded, part: "devices"))
  }

  func endOthers(_ request: Request, for visitor: Visitor) throws -> Response {
    guard let session = visitor.session else { throw HTTPRefusal.notFound }
    try sessions.endOthers(than: session.id, of: visitor.person.id)
    log.did("ended all of their other sessions", visitor, request)
    return .seeOther(visitor.links.account(did: .othersEnded, part: "devices"))
  }
}

extension HTTPField.Name {
  static var clearSiteData: HTTPField.Name {
    guard let name = HTTPField.Name("Clear-Site-Data") else { preconditionFailure("a name that is one") }
    return name
  }
}
