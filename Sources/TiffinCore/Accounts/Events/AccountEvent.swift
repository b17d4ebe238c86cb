/// Something that happened at the doors of a person's account, for them to look over.
public struct AccountEvent: Equatable, Sendable {
  /// What happened; stored by its raw value.
  public enum Kind: String, CaseIterable, Sendable {
    case signedIn, newDevice, wrongPassword, wrongCode, recoveryCodeUsed
    case passwordChanged, passwordReset, factorOn, factorOff, factorReset, recoveryCodesMade
    case passkeyAdded, passkeyRemoved, passkeyUsed, passkeyRefused, authenticatorAdded, authenticatorRemoved

    /// What strangers can make happen, who know no more than a name or a password.
    static let refusals: [Kind] = [.wrongPassword, .wrongCode, .passkeyRefused]
  }

  /// What happened.
  public let kind: Kind
  /// The browser's name for itself; empty if it was done on the server.
  public let device: String
  /// How many times in a row, at least 1.
  public let count: Int
  /// The last time, in seconds since 1970-01-01 UTC.
  public let at: Int
}
