public import Cryptography

/// A hasher and verifier of passwords, with a limit on concurrent use.
///
/// It blocks its thread for about a tenth of a second, and up to some seconds while others are hashing.
public struct PasswordHasher: Sendable {
  /// The result of a verification.
  public enum Verification: Equatable, Sendable {
    /// The password is right. Unless `rehash` is nil, store it in place of the hash, which was made at another cost.
    case right(rehash: String?)
    /// The password is wrong, or the name does not exist.
    case wrong
  }

  /// The maximum length of a typed password in bytes, more than a valid one can have; longer input is never right.
  static let mostBytes = 1_024

  private let argon2: Argon2
  private let slots: PasswordSlots
  private let nobody: String

  /// Creates a hasher.
  ///
  /// - Parameter slots: The limit that all hashers of the process share.
  public init(cost: PasswordCost = .interactive, slots: PasswordSlots) {
    self.argon2 = Argon2(cost: cost)
    self.slots = slots
    self.nobody = argon2.impossibleHash()
  }

  /// Returns the hash to store: up to 127 ASCII characters, different each time.
  public func hash(_ password: Password) throws(PasswordHasherError) -> String {
    try slots.take { () throws(PasswordHasherError) in
      try Self.withBytes(of: password.text) { bytes throws(Argon2.NoMemory) in try argon2.hash(bytes) }
    }
  }

  /// Returns the hash of a recovery code to store, made like a password's.
  public func hash(_ code: RecoveryCode) throws(PasswordHasherError) -> String {
    try slots.take { () throws(PasswordHasherError) in
      try Self.withBytes(of: code.key) { bytes throws(Argon2.NoMemory) in try argon2.hash(bytes) }
    }
  }

  /// Verifies a recovery code against a stored hash.
  public func isRight(_ code: RecoveryCode, for hash: String) throws(PasswordHasherError) -> Bool {
    try verify(code.key, against: hash) != .wrong
  }

  /// Verifies a typed password. Takes the same time and memory for every result, unless the right password is rehashed.
  ///
  /// - Parameter hash: The stored hash; nil if the name does not exist, or has no password.
  public func verify(
    _ typed: String, against hash: String?
  ) throws(PasswordHasherError) -> Verification {
    try slots.take { () throws(PasswordHasherError) in
      try Self.withBytes(of: typed) { bytes throws(Argon2.NoMemory) in
        let isTooLong = bytes.count > Self.mostBytes
        let isRight = try argon2.isRight(bytes, for: isTooLong ? nobody : hash ?? nobody)
        guard isRight, let hash else { return .wrong }
        // The right password signs in even if there is no memory for a new hash.
        return .right(rehash: argon2.isOutdated(hash) ? try? argon2.hash(bytes) : nil)
      }
    }
  }

  /// Passes the bytes to `body`, and erases this copy afterwards.
  private static func withBytes<T>(
    of text: String, _ body: ([CChar]) throws(Argon2.NoMemory) -> T
  ) throws(PasswordHasherError) -> T {
    var bytes = text.utf8.prefix(mostBytes + 1).map(CChar.init(bitPattern:))
    defer { Sodium.erase(&bytes) }
    do throws(Argon2.NoMemory) { return try body(bytes) } catch { throw .noMemory }
  }
}

/// A temporary reason why a password could not be hashed or verified.
public enum PasswordHasherError: Error, Equatable, Sendable {
  /// The wait timed out, or too many are waiting already.
  case busy
  /// Not enough memory; for the log.
  case noMemory
  /// The lock files in the data folder cannot be used; for the log.
  case unavailable(log: String)
}
