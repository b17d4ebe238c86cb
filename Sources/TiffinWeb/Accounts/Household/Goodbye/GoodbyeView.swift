import Templating
import TiffinCore

/// `accounts/goodbye`: before somebody leaves a household, or is taken out of it.
struct GoodbyeView: PageView {
  static let template = "accounts/goodbye"

  let page: GoodbyePage
  /// Where it is posted.
  let action: String

  static let fields: Fields<GoodbyeView> = [
    "household": .text(\.page.household.name),
    "member": .text { $0.page.member?.name },
    "action": .text(\.action),
  ]
}
