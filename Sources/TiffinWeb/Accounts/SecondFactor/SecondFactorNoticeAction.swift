/// An action on the page of the visitor's second factor, which a notice on the next page reports.
enum SecondFactorNoticeAction: String {
  case passkeyAdded = "passkey"
  case passkeyRemoved = "passkey-removed"
  case authenticatorAdded = "authenticator"
  case authenticatorRemoved = "authenticator-removed"

  var sentence: String {
    switch self {
    case .passkeyAdded: "Passkey added."
    case .passkeyRemoved: "Passkey removed."
    case .authenticatorAdded: "Authenticator added."
    case .authenticatorRemoved: "Authenticator removed."
    }
  }
}
