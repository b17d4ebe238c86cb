/// The reason why a visitor was signed out, as shown on the sign-in page.
enum SignOutReason: String, Sendable {
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
