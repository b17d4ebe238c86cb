import Templating
import TiffinCore

/// `accounts/parting`: before somebody leaves a household, or is taken out of it.
struct PartingView: PageView {
  static let template = "accounts/parting"

  let household: Household
  /// Who is taken out; nil where the visitor leaves.
  let member: HouseholdStore.Member?
  /// Where it is posted.
  let action: String

  static let fields: Fields<PartingView> = [
    "household": .text(\.household.name),
    "member": .text { $0.member?.name },
    "action": .text(\.action),
  ]
}
