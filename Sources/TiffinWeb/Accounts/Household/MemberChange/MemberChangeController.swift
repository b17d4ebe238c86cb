import TiffinCore

/// A controller that asks an owner for their own password before an action on a member.
struct MemberChangeController: Sendable {
  let step: MemberChange
  let links: OneTimeLinkStore
  let households: HouseholdMemberStore
  let factors: SecondFactorStore
  let passkeys: PasskeyService
  let passwordCheck: PasswordCheck
  let household: HouseholdController
  let pages: PageRenderer
  let log: AccountLog

  init(_ services: Services, _ step: MemberChange) {
    self.step = step
    links = services.stores.links
    households = services.stores.households
    factors = services.stores.factors
    passkeys = services.signInSteps.passkeys
    passwordCheck = PasswordCheck(services)
    household = HouseholdController(services)
    pages = services.pages
    log = AccountLog(services)
  }

  func ask(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ member: Person.ID
  ) throws -> Response {
    try page(for: member, visitor, request, statements)
  }

  func make(_ request: Request, for visitor: Visitor, _ member: Person.ID) throws -> Response {
    let form = try request.form()
    // The form was sent twice, or another owner promoted the member first.
    if step == .owner, try household.isOwner(member, with: visitor) {
      return .seeOther(visitor.links.household(did: .roleSet))
    }
    let page = try pages.database.snapshot { try MemberChangePage(for: member, by: visitor.person, factors, $0) }
    do {
      try passwordCheck.check(form, of: page.asked.account, request)
    } catch {
      let errors = try FormErrors(account: error)
      return try pages.database.snapshot { try self.page(for: member, visitor, errors: errors, request, $0) }
    }
    return try perform(for: page.member, visitor, request)
  }

  private func perform(for member: HouseholdMember, _ visitor: Visitor, _ request: Request) throws -> Response {
    switch step {
    case .password:
      let token = try links.passwordLink(for: member.id, by: visitor.person.id)
      return try household.show(linkTo: token, for: member, visitor, request)
    case .owner:
      try households.setRole(.owner, of: member.id, by: visitor.person.id)
      log.did("made person \(member.id.number) \(Role.owner.rawValue)", visitor, request)
      return .seeOther(visitor.links.household(did: .roleSet))
    }
  }

  private func page(
    for member: Person.ID, _ visitor: Visitor, errors: FormErrors? = nil, _ request: Request,
    _ statements: borrowing Statements
  ) throws -> Response {
    let page = try MemberChangePage(for: member, by: visitor.person, factors, statements)
    let view = MemberChangeView(
      step: step, page: page, asked: PasswordConfirmationView(page.asked, passkeys, errors: errors, request),
      action: visitor.links.member(member, step.rawValue), errors: errors)
    return try pages.html(view, for: visitor, statements, refused: errors)
  }
}
