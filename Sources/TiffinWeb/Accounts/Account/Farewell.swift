/// The reason a visitor was signed out, as the sign-in page reports it.
enum Farewell: String, Sendable {
  case signedOut = "signed-out"
  case deleted, deleting

  var sentence: String {
    switch self {
    case .signedOut: "Signed out."
    case .deleted: "Your account and your diary were deleted."
    case .deleting: "Your account was deleted. Removing your diary takes a few minutes."
    }
  }
}
