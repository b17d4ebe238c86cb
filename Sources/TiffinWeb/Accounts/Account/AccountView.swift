import Templating
import TiffinCore

/// The visitor's own account, for the template `accounts/account`.
struct AccountView: PageView {
  static let template = "accounts/account"

  /// The username; nil if the installation needs no sign-in.
  let username: String?
  let name: String
  let devices: [DeviceView]
  let factor: SecondFactorStateView
  /// The passkey challenge; nil if the person has no passkeys, or passkeys cannot be used.
  let passkey: PasskeyAskView?
  let events: [AccountEventView]
  let isServerOwner: Bool
  /// True if the household has no other member.
  let isAlone: Bool
  /// False for the only person of an installation without sign-in.
  let canBeDeleted: Bool
  let action: AccountNoticeAction?
  let errors: FormErrors?

  static let fields: Fields<AccountView> = [
    "saved": .text { $0.action?.sentence },
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "name": .view { FieldView(id: "name", value: $0.name, error: $0.errors?["name"]) },
    "events": .list(\.events),
    "anyEvents": .flag { !$0.events.isEmpty },
    "serverOwner": .flag(\.isServerOwner),
    "alone": .flag(\.isAlone),
    "deletable": .flag(\.canBeDeleted),
    "signsIn": .view { view in
      view.username.map {
        SigningInView(
          username: $0, devices: view.devices, factor: view.factor, passkey: view.passkey, errors: view.errors)
      }
    },
  ]
}

/// The part of the account page for people who sign in with a password.
struct SigningInView: View {
  let username: String
  let devices: [DeviceView]
  let factor: SecondFactorStateView
  let passkey: PasskeyAskView?
  let errors: FormErrors?

  static let fields: Fields<SigningInView> = [
    "username": .text(\.username),
    "old": .view { FieldView(id: "old_password", value: "", error: $0.errors?["old_password"]) },
    "new": .view { FieldView(id: "password", value: "", error: $0.errors?["password"]) },
    "factor": .view(\.factor),
    "asksForCode": .flag { $0.factor.since != nil },
    "passkey": .view(\.passkey),
    "code": .view { FieldView(id: "code", value: "", error: $0.errors?["code"]) },
    "devices": .list(\.devices),
    "others": .flag { $0.devices.count > 1 },
  ]
}

/// The state of the second factor.
struct SecondFactorStateView: View {
  /// The day on which the factor was turned on; nil if it is off.
  let since: String?
  let hasAuthenticator: Bool
  let passkeyCount: Int
  /// The number of unused recovery codes.
  let left: Int

  static let fields: Fields<SecondFactorStateView> = [
    "kinds": .text(\.kinds),
    "since": .text(\.since),
    "left": .number(\.left),
  ]

  /// The kinds of second factor in use, such as "Authenticator, 2 passkeys"; "Authenticator" if there are no passkeys.
  private var kinds: String {
    let passkeys = passkeyCount == 1 ? "Passkey" : "\(passkeyCount) passkeys"
    if passkeyCount == 0 { return "Authenticator" }
    return hasAuthenticator ? "Authenticator, \(passkeys.lowercased())" : passkeys
  }
}

/// A signed-in device.
struct DeviceView: View {
  let session: Session
  let isThis: Bool
  /// The time at which the device was last used, in the person's time zone.
  let moment: LocalDateTime
  let format: Formatter
  let links: Links

  static let fields: Fields<DeviceView> = [
    "end": .text { $0.links.end($0.session.id) },
    "name": .text { DeviceName.of($0.session.device) },
    "used": .text { $0.isThis ? "This device" : "\($0.format.day($0.moment.date)), \($0.moment.time.iso)" },
    "this": .flag(\.isThis),
  ]
}
