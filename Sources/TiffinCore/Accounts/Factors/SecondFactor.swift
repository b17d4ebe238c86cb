/// A person's second factor: an authenticator's codes, asked for after the password.
public struct SecondFactor: Equatable, Sendable {
  /// When it was turned on, in seconds since 1970-01-01 UTC; nil while it is being set up and not asked for.
  public let since: Int?
  /// The secret, shown while it is being set up.
  public let secret: FactorSecret
  /// The recovery codes that were not used yet.
  public let codesLeft: Int

  /// True if a code is asked for.
  public var isOn: Bool { since != nil }
}

/// What became of a typed code.
public enum FactorAnswer: Equatable, Sendable {
  /// It is right, and used up.
  case right
  /// It was used before.
  case used
  /// It is none of the current ones.
  case wrong
}

/// A person who gave their password, and has to give a code: not signed in.
public struct PendingSignIn: Sendable {
  /// Whose it is.
  public let account: Account
  /// True if the session is to outlive the browser.
  public let isKept: Bool
  /// The token of the browser that gave the password.
  let token: SecretToken

  /// Seconds within which the code has to be given.
  public static let life = 600
}
