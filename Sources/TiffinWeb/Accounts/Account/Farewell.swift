/// The reason a visitor was signed out, as the sign-in page reports it.
enum Farewell: String, Sendable {
  case signedOut = "signed-out"
  case deleted, deleting

  var sentence: String {
    switch self {
    case .signedOut: "Signed out."
    case .deleted: "Your account and your diary are gone."
    case .deleting: "Your account is closed. Your diary is being removed, which takes a few minutes."
    }
  }
}
