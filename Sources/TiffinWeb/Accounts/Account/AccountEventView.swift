import Templating
import TiffinCore

/// A security event of the visitor's account.
struct AccountEventView: View {
  let event: AccountEvent
  /// The time of the event, in the person's time zone.
  let moment: LocalDateTime
  let format: Formatter

  static let fields: Fields<AccountEventView> = [
    "what": .text { $0.event.count == 1 ? $0.event.kind.words : "\($0.event.kind.words), \($0.event.count) times" },
    "when": .text(\.when),
  ]

  private var when: String {
    let device = event.device.isEmpty ? nil : DeviceName.of(event.device)
    return Formatter.joined(["\(format.day(moment.date)), \(moment.time.iso)", device].compactMap { $0 })
  }
}

extension AccountEvent.Kind {
  /// The beginning of the event's description.
  fileprivate var words: String {
    switch self {
    case .signedIn: "Signed in"
    case .newDevice: "Signed in on a new device"
    case .wrongPassword: "Wrong password"
    case .wrongCode: "Wrong code"
    case .recoveryCodeUsed: "Recovery code used"
    case .passwordChanged: "Password changed"
    case .passwordReset: "New password set by a link"
    case .factorOn: "Second factor turned on"
    case .factorOff: "Second factor turned off"
    case .factorReset: "Second factor turned off on the server"
    case .recoveryCodesMade: "New recovery codes made"
    case .passkeyAdded: "Passkey added"
    case .passkeyRemoved: "Passkey removed"
    case .passkeyUsed: "Passkey used"
    case .passkeyRefused: "Passkey refused"
    case .authenticatorAdded: "Authenticator added"
    case .authenticatorRemoved: "Authenticator removed"
    }
  }
}
