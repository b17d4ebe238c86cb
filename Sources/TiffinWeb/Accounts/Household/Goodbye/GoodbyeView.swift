import Templating
import TiffinCore

/// `accounts/goodbye`: confirms that a member leaves a household, or is removed from it.
struct GoodbyeView: PageView {
  static let template = "accounts/goodbye"

  let page: GoodbyePage
  /// The address that the form is posted to.
  let action: String

  static let fields: Fields<GoodbyeView> = [
    "household": .text(\.page.household.name),
    "member": .text { $0.page.member?.name },
    "action": .text(\.action),
  ]
}
