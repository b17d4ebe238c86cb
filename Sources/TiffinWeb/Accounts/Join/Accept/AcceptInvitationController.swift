import Templating
import TiffinCore

/// A controller that accepts an invitation for a person who has an account, and moves them to the household.
struct AcceptInvitationController: Controller {
  let services: Services

  var departures: AccountRemoval { services.accountRemoval }

  func ask(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ token: SecretToken
  ) throws -> Response {
    let page = try AcceptInvitationPage(token, for: visitor.person, links, statements)
    return try pages.html(AcceptInvitationView(page: page, name: visitor.person.name), for: visitor, statements)
  }

  func accept(_ request: Request, for visitor: Visitor, _ token: SecretToken) throws -> Response {
    try links.beginMove(token, by: visitor.person.id)
    log.did("moved to another household by an invitation", visitor, request)
    departures.removeRows()
    return .seeOther(visitor.links.household(did: .joined))
  }
}

/// An invitation for a person who has an account, for the template `accounts/accept-invitation`.
struct AcceptInvitationView: PageView {
  static let template = "accounts/accept-invitation"

  let page: AcceptInvitationPage
  let name: String

  static let fields: Fields<AcceptInvitationView> = [
    "household": .text(\.page.invited.name),
    "name": .text(\.name),
    "alone": .flag(\.page.isAlone),
  ]
}
