import Templating
import TiffinCore

/// `accounts/member-step`: asks an owner for their own password before an action on a member.
struct MemberStepView: PageView {
  static let template = "accounts/member-step"

  let step: MemberStep
  let page: MemberStepPage
  let asked: AskedAgainView
  /// The address that the form is posted to.
  let action: String
  let errors: FormErrors?

  static let fields: Fields<MemberStepView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "title": .text(\.title),
    "member": .text(\.page.member.name),
    "owner": .flag { $0.step == .owner },
    "action": .text(\.action),
    "asked": .view(\.asked),
  ]

  private var title: String {
    switch step {
    case .password: "Password reset for \(page.member.name)"
    case .owner: "Make \(page.member.name) an owner"
    }
  }
}
