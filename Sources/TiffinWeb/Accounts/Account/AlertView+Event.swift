import TiffinCore

extension AlertView {
  /// Creates the alert about an event; nil for an event that is shown only in the list on the account page.
  ///
  /// - Parameter moment: The time of the event, in the person's time zone.
  init?(_ event: AccountEvent, at moment: LocalDateTime, _ format: Formatter) {
    guard let words = event.kind.alert else { return nil }
    let day = moment.date == format.today ? nil : format.day(moment.date)
    let isOnServer = event.device.isEmpty && event.kind != .newDevice
    let device = isOnServer ? "on the server" : DeviceName.of(event.device)
    self.init(what: "\(words): \([device, day, moment.time.iso].compactMap { $0 }.joined(separator: ", ")).")
  }
}

extension AccountEvent.Kind {
  fileprivate var alert: String? {
    switch self {
    case .newDevice: "A new device signed in"
    case .passwordChanged: "Your password was changed"
    case .passwordReset: "Your password was reset by a link"
    default: nil
    }
  }
}
