import Templating
import TiffinCore

/// `accounts/accept`: an invitation for a person with an account.
struct AcceptView: PageView {
  static let template = "accounts/accept"

  let page: AcceptPage
  let name: String

  static let fields: Fields<AcceptView> = [
    "household": .text(\.page.invited.name),
    "name": .text(\.name),
    "alone": .flag(\.page.isAlone),
  ]
}
