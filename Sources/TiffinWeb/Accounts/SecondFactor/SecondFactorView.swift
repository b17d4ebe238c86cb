import QRCodes
import Templating
import TiffinCore

/// The visitor's own second factor, for the template `accounts/second-factor`.
struct SecondFactorView: PageView {
  static let template = "accounts/second-factor"

  let page: SecondFactorPage
  /// The day on which the authenticator was added, in the person's time zone; nil if there is none.
  let since: LocalDate?
  let link: AuthenticatorLink?
  /// The QR code of the link; nil if it cannot be drawn.
  let code: QRCode?
  /// True if the household requires the factor, and the person must set it up before doing anything else.
  let isLed: Bool
  /// The site for which passkeys are created; nil if no passkey can be added.
  let party: RelyingParty?
  /// The passkey challenge; nil if the person has no passkeys, or passkeys cannot be used.
  let passkey: PasskeyAskView?
  let passkeys: [PasskeyRowView]
  let action: SecondFactorNoticeAction?
  let format: Formatter
  let errors: FormErrors?

  static let fields: Fields<SecondFactorView> = [
    "saved": .text { $0.action?.sentence },
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "username": .text(\.page.account.username.text),
    "led": .flag(\.isLed),
    "off": .flag { !$0.page.isOn && !$0.page.isSettingUp },
    "settingUp": .view(\.setup),
    "on": .flag(\.page.isOn),
    "party": .text(\.party?.id),
    "passkeys": .list(\.passkeys),
    "authenticator": .text { view in view.since.map { view.format.day($0) } },
    "left": .number { $0.page.factor?.codesLeft ?? 0 },
    "password": .view { FieldView(id: PasswordCheck.field, value: "", error: $0.errors?[PasswordCheck.field]) },
    "passkey": .view(\.passkey),
    "code": .view { FieldView(id: SecondFactorCheck.field, value: "", error: $0.errors?[SecondFactorCheck.field]) },
  ]

  private var setup: AuthenticatorSetupView? {
    page.isSettingUp ? link.map { AuthenticatorSetupView(link: $0, code: code) } : nil
  }
}

/// The secret that is being transferred to an authenticator.
struct AuthenticatorSetupView: View {
  let link: AuthenticatorLink
  let code: QRCode?

  static let fields: Fields<AuthenticatorSetupView> = [
    "href": .text(\.link.href),
    "groups": .text(\.link.groups),
    "picture": .view(\.code),
  ]
}
