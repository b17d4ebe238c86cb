import Templating
import TiffinCore

/// An invitation for a person who has an account, for the template `accounts/accept`.
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
