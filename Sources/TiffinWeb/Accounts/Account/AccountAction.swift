/// What was just done on the account's page.
enum AccountAction: String {
  case renamed, passwordChanged = "password", sessionEnded = "session", othersEnded = "sessions"

  var sentence: String {
    switch self {
    case .renamed: "Name saved."
    case .passwordChanged: "Password changed. You are signed out everywhere else."
    case .sessionEnded: "That device is signed out."
    case .othersEnded: "All other devices are signed out."
    }
  }
}
