import Templating
import TiffinCore

/// The confirmation before a member leaves a household or is removed from it, for the template `accounts/goodbye`.
struct GoodbyeView: PageView {
  static let template = "accounts/goodbye"

  let page: GoodbyePage
  /// The address to which the form is posted.
  let action: String

  static let fields: Fields<GoodbyeView> = [
    "household": .text(\.page.household.name),
    "member": .text { $0.page.member?.name },
    "action": .text(\.action),
  ]
}
