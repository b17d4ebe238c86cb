/// A person's second factor, asked for after the password: an authenticator's codes, passkeys, or either.
public struct SecondFactor: Equatable, Sendable {
  /// When it was turned on, in seconds since 1970-01-01 UTC; nil while it is being set up and not asked for.
  public let since: Int?
  /// When an authenticator's codes became part of it, in seconds since 1970-01-01 UTC; nil if they are none.
  public let authenticatorSince: Int?
  /// The secret of an authenticator that waits for its first code; nil if none does.
  public var newSecret: FactorSecret? { isSettingUp ? secret : nil }
  /// The person's passkeys.
  public let passkeyCount: Int
  /// The recovery codes that were not used yet.
  public let codesLeft: Int

  /// An authenticator's, if there is one.
  let secret: FactorSecret
  /// True while an authenticator is being set up.
  let isSettingUp: Bool

  /// True if it is asked for.
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
