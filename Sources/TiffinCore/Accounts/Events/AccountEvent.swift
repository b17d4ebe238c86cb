/// A security event of a person's account, such as a sign-in or a change of password, for the person to review.
public struct AccountEvent: Equatable, Sendable {
  /// The kind of event, stored by its raw value.
  public enum Kind: String, CaseIterable, Sendable {
    case signedIn, newDevice, wrongPassword, wrongCode, recoveryCodeUsed
    case passwordChanged, passwordReset, factorOn, factorOff, factorReset, recoveryCodesMade
    case passkeyAdded, passkeyRemoved, passkeyUsed, passkeyRefused, authenticatorAdded, authenticatorRemoved

    /// The events that a stranger who knows only a name or a password can cause.
    static let refusals: [Kind] = [.wrongPassword, .wrongCode, .passkeyRefused]
  }

  /// The kind of event.
  public let kind: Kind
  /// The browser's `User-Agent` header; empty if the event happened on the server.
  public let device: String
  /// The number of times that the event happened in a row, at least 1.
  public let count: Int
  /// The time of the last occurrence, in seconds since 1970-01-01 UTC.
  public let at: Int
}
