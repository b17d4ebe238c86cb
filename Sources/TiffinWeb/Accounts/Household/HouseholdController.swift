import HTTPTypes
import QRCodes
import TiffinCore

/// The controller of the household, its members and its invitations.
struct HouseholdController: Controller {
  let services: Services

  var passkeys: PasskeyService { services.signInSteps.passkeys }

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let action = try request.query.text("did").flatMap(HouseholdNoticeAction.init)
    return try page(visitor, action: action, request, statements)
  }

  func rename(_ request: Request, for visitor: Visitor) throws -> Response {
    let typed = try request.form().text("name") ?? ""
    var errors = visitor.isResuming ? FormErrors(signedOut: ()) : FormErrors()
    let name = errors.attempt("name") { () throws(FieldRefusal) in try PersonName(typed: typed) }
    guard let name, errors.isEmpty else {
      return try pages.database.snapshot { try page(visitor, name: typed, errors: errors, request, $0) }
    }
    try households.rename(name, by: visitor.person.id)
    return .seeOther(visitor.links.household(did: .renamed))
  }

  /// Creates an invitation and shows the page with its link, which is shown only once.
  func invite(_ request: Request, for visitor: Visitor) throws -> Response {
    let token = try links.invite(by: visitor.person.id)
    log.did("invited somebody", visitor, request)
    let link = mount.address(of: visitor.links.invitation(token), for: request)
    let shown = OneTimeLinkView(href: link, member: nil, code: QRCode(link))
    return try pages.database.snapshot { try page(visitor, link: shown, request, $0) }
  }

  func withdraw(_ request: Request, for visitor: Visitor, _ id: Invitation.ID) throws -> Response {
    try links.withdraw(id, by: visitor.person.id)
    log.did("withdrew an invitation", visitor, request)
    return .seeOther(visitor.links.household(did: .withdrawn))
  }

  /// Sets a member's role. If people sign in with passwords, a visitor who promotes a member to owner is asked for
  /// their own password first.
  func setRole(_ request: Request, for visitor: Visitor, _ member: Person.ID) throws -> Response {
    guard let role = try request.form().text("role").flatMap(Role.init) else {
      throw HTTPRefusal.badRequest("A role is owner or member.")
    }
    if role == .owner, mode == .password { return try askBeforePromoting(member, visitor) }
    try households.setRole(role, of: member, by: visitor.person.id)
    log.did("made person \(member.number) \(role.rawValue)", visitor, request)
    return .seeOther(visitor.links.household(did: .roleSet))
  }

  private func askBeforePromoting(_ member: Person.ID, _ visitor: Visitor) throws -> Response {
    if try isOwner(member, with: visitor) { return .seeOther(visitor.links.household(did: .roleSet)) }
    return .seeOther(visitor.links.member(member, MemberChange.owner.rawValue))
  }

  /// Returns true if a member is an owner.
  ///
  /// - Throws: ``AccountError/notOwner`` if the visitor is not an owner, ``StoreError/notFound`` for a person of
  ///   another household.
  func isOwner(_ member: Person.ID, with visitor: Visitor) throws -> Bool {
    guard visitor.person.role == .owner else { throw AccountError.notOwner }
    let found = try households.members(with: visitor.person).first { $0.id == member }
    guard let found else { throw StoreError.notFound }
    return found.role == .owner
  }

  /// Returns the confirmation that an owner must give before the household stops requiring a second factor; nil if none
  /// is needed.
  func asked(
    by household: Household, of visitor: Visitor, _ statements: borrowing Statements
  ) throws(StoreError) -> PasswordConfirmation? {
    guard mode == .password, household.requiresFactor, visitor.person.role == .owner else { return nil }
    return try PasswordConfirmation(of: visitor.person, factors, statements)
  }

  /// Shows the page with the link that sets a member's new password. The link is shown only once.
  func show(
    linkTo token: SecretToken, for member: HouseholdMember, _ visitor: Visitor, _ request: Request
  ) throws -> Response {
    log.did("made a link to a new password for person \(member.id.number)", visitor, request)
    let link = mount.address(of: visitor.links.newPassword(token), for: request)
    let shown = OneTimeLinkView(href: link, member: member.name, code: QRCode(link))
    return try pages.database.snapshot { try page(visitor, link: shown, request, $0) }
  }

  /// Shows the whole page.
  func page(
    _ visitor: Visitor, action: HouseholdNoticeAction? = nil, name: String? = nil, errors: FormErrors? = nil,
    link: OneTimeLinkView? = nil, _ request: Request, _ statements: borrowing Statements
  ) throws -> Response {
    let page = try HouseholdPage(of: visitor.person, links, statements)
    let invitations = page.invitations.map {
      let end = clock.moment(at: $0.expires, for: visitor.person)
      return InvitationView(invitation: $0, until: visitor.format.day(end.date), links: visitor.links)
    }
    let asked = try self.asked(by: page.household, of: visitor, statements)
    let view = HouseholdView(
      page: page, asked: asked.map { PasswordConfirmationView($0, passkeys, errors: errors, request) },
      invitations: invitations, visitor: visitor, asksForPasswords: mode == .password, action: action, name: name,
      errors: errors, link: link)
    var response = try pages.html(view, for: visitor, statements, refused: errors)
    // Anyone can use the link, so the page must not be cached.
    if link != nil { response.headers[.cacheControl] = "private, no-store" }
    // The browser reloads the page automatically, even without a script, but not while the visitor may be typing.
    if page.arrival != nil, action == .joined, let refresh = HTTPField.Name("Refresh") {
      response.headers[refresh] = "2"
    }
    return response
  }
}
