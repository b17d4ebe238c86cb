/// What a visitor has just left, said by the sign-in page that follows.
enum Farewell: String, Sendable {
  case signedOut = "signed-out"
  case deleted

  var sentence: String {
    switch self {
    case .signedOut: "Signed out."
    case .deleted: "Your account and your diary are gone."
    }
  }
}
