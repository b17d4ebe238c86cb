import Templating
import TiffinCore

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
