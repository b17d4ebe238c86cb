import Templating
import TiffinCore

/// A controller with which a member leaves a household or is removed from it by an owner, after confirmation.
struct LeaveHouseholdController: Controller {
  let services: Services

  func askToRemove(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ member: Person.ID
  ) throws -> Response {
    let page = try LeaveHouseholdPage(removing: member, by: visitor.person, statements)
    let view = LeaveHouseholdView(page: page, action: visitor.links.removal(of: member))
    return try pages.html(view, for: visitor, statements)
  }

  func remove(_ request: Request, for visitor: Visitor, _ member: Person.ID) throws -> Response {
    try households.remove(member, by: visitor.person.id)
    log.did("removed person \(member.number) from the household", visitor, request)
    return .seeOther(visitor.links.household(did: .removed))
  }

  func askToLeave(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let page = try LeaveHouseholdPage(leaving: visitor.person, statements)
    return try pages.html(LeaveHouseholdView(page: page, action: visitor.links.leaving), for: visitor, statements)
  }

  func leave(_ request: Request, for visitor: Visitor) throws -> Response {
    try households.leave(visitor.person.id)
    log.did("left the household", visitor, request)
    return .seeOther(visitor.links.household(did: .left))
  }
}

/// The confirmation before a member leaves a household or is removed from it, for the template
/// `accounts/leave-household`.
struct LeaveHouseholdView: PageView {
  static let template = "accounts/leave-household"

  let page: LeaveHouseholdPage
  /// The address to which the form is posted.
  let action: String

  static let fields: Fields<LeaveHouseholdView> = [
    "household": .text(\.page.household.name),
    "member": .text { $0.page.member?.name },
    "action": .text(\.action),
  ]
}
