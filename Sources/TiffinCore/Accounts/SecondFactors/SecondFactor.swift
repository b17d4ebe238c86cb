/// A person's second factor, which is asked for after the password: an authenticator's codes, passkeys, or both.
public struct SecondFactor: Equatable, Sendable {
  /// The time the second factor was turned on, in seconds since 1970-01-01 UTC; nil while it is only being set up.
  public let since: Int?
  /// The time an authenticator became part of the second factor, in seconds since 1970-01-01 UTC; nil without an
  /// authenticator.
  public let authenticatorSince: Int?
  /// The secret of an authenticator that has to be confirmed; nil if there is none.
  public var newSecret: AuthenticatorSecret? { isSettingUp ? secret : nil }
  /// The number of passkeys.
  public let passkeyCount: Int
  /// The number of unused recovery codes.
  public let codesLeft: Int

  /// The secret of the authenticator, also while it is being set up; a random one if there is no authenticator.
  let secret: AuthenticatorSecret
  /// True if an authenticator is being set up.
  let isSettingUp: Bool

  /// True if the second factor is asked for at sign-in.
  public var isOn: Bool { since != nil }
}

/// The result of checking a typed code.
public enum SecondFactorCodeResult: Equatable, Sendable {
  /// The code is right, and is now used.
  case right
  /// The code was used before.
  case used
  /// The code is not a current one.
  case wrong
}

/// A sign-in of a person who has given the password but not yet a code.
public struct PendingSignIn: Sendable {
  /// The account.
  public let account: Account
  /// True if the session is to outlive the browser.
  public let isKept: Bool
  /// The token of the browser that gave the password.
  let token: SecretToken

  /// The seconds within which the code has to be given.
  public static let life = 600
}
