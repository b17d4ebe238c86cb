import QRCodes
import Templating
import TiffinCore

/// `accounts/factor`: the visitor's own second factor.
struct FactorView: PageView {
  static let template = "accounts/factor"

  let page: FactorPage
  /// The day the authenticator was added, on the person's own clock.
  let since: LocalDate?
  let link: FactorLink?
  /// The QR code of the link; nil if it cannot be drawn.
  let code: QRCode?
  /// True if the household requires the factor and nothing else can be done before it is on.
  let isLed: Bool
  /// The site that passkeys are made for; nil if no passkey can be added.
  let party: RelyingParty?
  /// The question for the person's passkeys; nil if there are none.
  let passkey: PasskeyAskView?
  let passkeys: [PasskeyRowView]
  let action: FactorAction?
  let format: Formatter
  let errors: FormErrors?

  static let fields: Fields<FactorView> = [
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
    "password": .view { FieldView(id: OwnPassword.field, value: "", error: $0.errors?[OwnPassword.field]) },
    "passkey": .view(\.passkey),
    "code": .view { FieldView(id: FactorCheck.field, value: "", error: $0.errors?[FactorCheck.field]) },
  ]

  private var setup: FactorSetupView? {
    page.isSettingUp ? link.map { FactorSetupView(link: $0, code: code) } : nil
  }
}

/// The secret that is being set up in an authenticator.
struct FactorSetupView: View {
  let link: FactorLink
  let code: QRCode?

  static let fields: Fields<FactorSetupView> = [
    "href": .text(\.link.href),
    "groups": .text(\.link.groups),
    "picture": .text(\.code?.path),
    "side": .number { ($0.code?.width ?? 0) + 4 },
  ]
}
