import Templating
import TiffinCore

/// `accounts/delete`: confirms the deletion of one's account.
struct DeleteAccountView: PageView {
  static let template = "accounts/delete"

  let page: DeleteAccountPage
  /// Nil if the person has no passkey.
  let passkey: PasskeyAskView?
  let errors: FormErrors?

  static let fields: Fields<DeleteAccountView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "username": .text(\.page.account.username.text),
    "asks": .flag { $0.page.account.passwordHash != nil },
    "asksForCode": .flag(\.page.asksForCode),
    "passkey": .view(\.passkey),
    "code": .view { FieldView(id: "code", value: "", error: $0.errors?["code"]) },
    "last": .flag(\.page.isLastOwner),
    "password": .view { FieldView(id: "old_password", value: "", error: $0.errors?["old_password"]) },
  ]
}
