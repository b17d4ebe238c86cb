import Templating
import TiffinCore

/// The page that asks an owner for their own password before an action on a member, for the template
/// `accounts/member-change`.
struct MemberChangeView: PageView {
  static let template = "accounts/member-change"

  let step: MemberChange
  let page: MemberChangePage
  let asked: PasswordConfirmationView
  /// The address to which the form is posted.
  let action: String
  let errors: FormErrors?

  static let fields: Fields<MemberChangeView> = [
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

/// An action on a member that requires the owner's own password, so that an unlocked phone does not give access to all
/// diaries of the household, neither by a link to a new password nor by a new owner, who can create such links.
enum MemberChange: String {
  /// Creates a link that sets a new password.
  case password
  /// Makes the member an owner.
  case owner
}
