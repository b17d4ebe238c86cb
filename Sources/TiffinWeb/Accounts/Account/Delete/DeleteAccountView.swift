import Templating
import TiffinCore

/// The confirmation before the visitor's account is deleted, for the template `accounts/delete`.
struct DeleteAccountView: PageView {
  static let template = "accounts/delete"

  let page: DeleteAccountPage
  let asked: PasswordConfirmationView
  let errors: FormErrors?

  static let fields: Fields<DeleteAccountView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "username": .text(\.page.asked.account.username.text),
    "asked": .view(\.asked),
    "last": .flag(\.page.isLastOwner),
    "alone": .flag(\.page.isAlone),
  ]
}
