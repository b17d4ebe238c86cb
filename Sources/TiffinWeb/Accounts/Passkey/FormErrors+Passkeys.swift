import TiffinCore

extension FormErrors {
  /// Creates the error for a refused passkey.
  ///
  /// - Parameter field: The field that the passkey replaces; nil if there is none.
  init(passkey error: PasskeyError, at field: String?) {
    self.init(error.sentence, at: field)
  }
}

extension PasskeyError {
  fileprivate var sentence: String {
    switch self {
    case .expired, .answered: "This page was open too long. Try the passkey again"
    case .known: "This device already has a passkey here"
    case .notVerified: "This device did not ask for a fingerprint, face or PIN. Sign in with your password"
    case .unknown: "This passkey is not known here. It may have been removed"
    case .countedBack: "This passkey may have been copied. Sign in another way, and remove it"
    case .tooMany: "You have \(Passkey.most) passkeys, the maximum. Remove one first"
    case .wrongAlgorithm: "Tiffin does not support this device’s passkeys"
    default: "This passkey was not accepted. Try again"
    }
  }
}
