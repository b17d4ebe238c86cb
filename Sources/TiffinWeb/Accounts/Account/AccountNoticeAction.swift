/// An action on the account page, which a notice on the next page reports.
enum AccountNoticeAction: String {
  case renamed, passwordChanged = "password", sessionEnded = "session", othersEnded = "sessions", factorOff =
    "factor-off"

  var sentence: String {
    switch self {
    case .renamed: "Name saved."
    case .passwordChanged: "Password changed. You are signed out everywhere else."
    case .sessionEnded: "That device is signed out."
    case .othersEnded: "All other devices are signed out."
    case .factorOff: "Second factor off. Your password alone signs you in."
    }
  }
}
