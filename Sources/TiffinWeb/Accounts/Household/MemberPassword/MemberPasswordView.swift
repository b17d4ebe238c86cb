import Templating
import TiffinCore

/// `accounts/member-password`: an owner is asked for their own password before there is a link to a member's new one.
struct MemberPasswordView: PageView {
  static let template = "accounts/member-password"

  let page: MemberPasswordPage
  let asked: AskedAgainView
  /// The address that the form is posted to.
  let action: String
  let errors: FormErrors?

  static let fields: Fields<MemberPasswordView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "member": .text(\.page.member.name),
    "action": .text(\.action),
    "asked": .view(\.asked),
  ]
}
