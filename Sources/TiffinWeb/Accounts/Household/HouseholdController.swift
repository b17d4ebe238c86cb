import HTTPTypes
import TiffinCore

/// The household: who lives there, and who may come.
struct HouseholdController: Sendable {
  let households: HouseholdStore
  let links: LinkStore
  let mode: Authentication
  let mount: Mount
  let pages: Pages
  let clock: Clock
  let log: AccountLog

  init(_ services: Services) {
    households = services.stores.households
    links = services.stores.links
    mode = services.authenticator.mode
    mount = services.mount
    pages = services.pages
    clock = services.clock
    log = AccountLog(log: services.log)
  }

  func show(_ request: Request, for visitor: Visitor) throws -> Response {
    try page(request, visitor, deed: try request.query.text("did").flatMap(HouseholdDeed.init))
  }

  func rename(_ request: Request, for visitor: Visitor) throws -> Response {
    let typed = try request.form().text("name") ?? ""
    var errors = visitor.isResuming ? FormErrors(signedOut: ()) : FormErrors()
    let name = errors.attempt("name") { () throws(FieldRefusal) in try PersonName(typed: typed, of: "the household") }
    guard let name, errors.isEmpty else { return try page(request, visitor, name: typed, errors: errors) }
    try households.rename(name, by: visitor.person.id)
    return .seeOther(visitor.links.household(did: .renamed))
  }

  /// The page with the link on it: it is shown once, and is nowhere else.
  func invite(_ request: Request, for visitor: Visitor) throws -> Response {
    let token = try links.invite(by: visitor.person.id)
    log.did("invited somebody", visitor, request)
    let link = mount.address(of: visitor.links.invitation(token), for: request)
    return try page(request, visitor, link: OneTimeLinkView(href: link, member: nil))
  }

  func withdraw(
    _ request: Request, for visitor: Visitor, _ id: LinkStore.Invitation.ID
  ) throws -> Response {
    try links.withdraw(id, by: visitor.person.id)
    log.did("withdrew an invitation", visitor, request)
    return .seeOther(visitor.links.household(did: .withdrawn))
  }

  func setRole(_ request: Request, for visitor: Visitor, _ member: Person.ID) throws -> Response {
    guard let role = try request.form().text("role").flatMap(Role.init) else {
      throw HTTPRefusal.badRequest("A role is owner or member.")
    }
    try households.setRole(role, of: member, by: visitor.person.id)
    log.did("made person \(member.number) \(role.rawValue)", visitor, request)
    return .seeOther(visitor.links.household(did: .roleSet))
  }

  /// Asks before a member is taken out.
  func askToRemove(_ request: Request, for visitor: Visitor, _ member: Person.ID) throws -> Response {
    guard visitor.person.role == .owner else { throw AccountError.notOwner }
    let members = try households.members(with: visitor.person)
    guard let member = members.first(where: { $0.id == member }), member.id != visitor.person.id else {
      throw StoreError.notFound
    }
    return try parting(of: member, visitor, to: visitor.links.removal(of: member.id))
  }

  func remove(_ request: Request, for visitor: Visitor, _ member: Person.ID) throws -> Response {
    try households.remove(member, by: visitor.person.id)
    log.did("removed person \(member.number) from the household", visitor, request)
    return .seeOther(visitor.links.household(did: .removed))
  }

  func newPassword(_ request: Request, for visitor: Visitor, _ member: Person.ID) throws -> Response {
    let token = try links.passwordLink(for: member, by: visitor.person.id)
    log.did("made a link to a new password for person \(member.number)", visitor, request)
    let name = try households.members(with: visitor.person).first { $0.id == member }?.name
    let link = mount.address(of: visitor.links.newPassword(token), for: request)
    return try page(request, visitor, link: OneTimeLinkView(href: link, member: name))
  }

  /// Asks before one leaves.
  func askToLeave(_ request: Request, for visitor: Visitor) throws -> Response {
    if try households.isLastOwner(visitor.person) { throw AccountError.lastOwner }
    guard try households.members(with: visitor.person).count > 1 else { throw AccountError.alreadyThere }
    return try parting(of: nil, visitor, to: visitor.links.leaving)
  }

  func leave(_ request: Request, for visitor: Visitor) throws -> Response {
    try households.leave(visitor.person.id)
    log.did("left the household", visitor, request)
    return .seeOther(visitor.links.household(did: .left))
  }

  private func parting(
    of member: HouseholdStore.Member?, _ visitor: Visitor, to action: String
  ) throws -> Response {
    let household = try households.household(of: visitor.person)
    return try pages.html(PartingView(household: household, member: member, action: action), for: visitor)
  }

  private func page(
    _ request: Request, _ visitor: Visitor, deed: HouseholdDeed? = nil, name: String? = nil,
    errors: FormErrors? = nil, link: OneTimeLinkView? = nil
  ) throws -> Response {
    let person = visitor.person
    let isOwner = person.role == .owner
    let view = HouseholdView(
      household: try households.household(of: person), members: try households.members(with: person),
      invitations: isOwner ? try invitations(for: visitor) : [], visitor: visitor,
      asksForPasswords: mode == .password, deed: deed, name: name, errors: errors, link: link)
    return try pages.html(view, for: visitor, status: errors?.status ?? .ok)
  }

  private func invitations(for visitor: Visitor) throws(StoreError) -> [InvitationView] {
    try links.openInvitations(of: visitor.person.household).map {
      let end = clock.moment(at: $0.expires, for: visitor.person)
      return InvitationView(invitation: $0, until: visitor.format.day(end.date))
    }
  }
}
