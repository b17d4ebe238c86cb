import TiffinCore

/// Accepts invitations for people with an account: they move to the household.
struct AcceptController: Sendable {
  let links: LinkStore
  let pages: Pages
  let log: AccountLog

  init(_ services: Services) {
    links = services.stores.links
    pages = services.pages
    log = AccountLog(services)
  }

  func ask(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ token: SecretToken
  ) throws -> Response {
    guard let invited = try links.invitation(token, statements) else { throw AccountError.expired }
    guard invited.household != visitor.person.household else { throw AccountError.alreadyThere }
    return try pages.html(AcceptView(invited: invited, name: visitor.person.name), for: visitor, statements)
  }

  func accept(_ request: Request, for visitor: Visitor, _ token: SecretToken) throws -> Response {
    try links.accept(token, by: visitor.person.id)
    log.did("moved to another household by an invitation", visitor, request)
    return .seeOther(visitor.links.household(did: .joined))
  }
}
