import TiffinCore

/// Makes a link to a member's new password. An owner gives their own before: an unlocked phone must not open the diaries
/// of all who live there.
struct MemberPasswordController: Sendable {
  let links: LinkStore
  let factors: FactorStore
  let passkeys: PasskeyDesk
  let ownPassword: OwnPassword
  let household: HouseholdController
  let pages: Pages

  init(_ services: Services) {
    links = services.stores.links
    factors = services.stores.factors
    passkeys = services.signInPages.passkeys
    ownPassword = OwnPassword(services)
    household = HouseholdController(services)
    pages = services.pages
  }

  func ask(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ member: Person.ID
  ) throws -> Response {
    try page(for: member, visitor, request, statements)
  }

  func make(_ request: Request, for visitor: Visitor, _ member: Person.ID) throws -> Response {
    let form = try request.form()
    let page = try pages.database.snapshot { try MemberPasswordPage(for: member, by: visitor.person, factors, $0) }
    do {
      try ownPassword.check(form, of: page.asked.account, request)
    } catch {
      let errors = try FormErrors(account: error)
      return try pages.database.snapshot { try self.page(for: member, visitor, errors: errors, request, $0) }
    }
    let token = try links.passwordLink(for: member, by: visitor.person.id)
    return try household.show(linkTo: token, for: page.member, visitor, request)
  }

  private func page(
    for member: Person.ID, _ visitor: Visitor, errors: FormErrors? = nil, _ request: Request,
    _ statements: borrowing Statements
  ) throws -> Response {
    let page = try MemberPasswordPage(for: member, by: visitor.person, factors, statements)
    let view = MemberPasswordView(
      page: page, asked: AskedAgainView(page.asked, passkeys, errors: errors, request),
      action: visitor.links.member(member, "password"), errors: errors)
    return try pages.html(view, for: visitor, statements, refused: errors)
  }
}
