public import Cryptography

/// Hashes passwords, and checks what was typed against hashes, a few at a time.
///
/// Blocks its thread for about a tenth of a second, and up to some seconds while others are at it.
public struct PasswordHasher: Sendable {
  /// What comes of checking what was typed.
  public enum Verification: Equatable, Sendable {
    /// It is the password. `rehash` is to be kept instead of the hash where that one cost less than new ones do.
    case right(rehash: String?)
    /// It is not, or there is nobody of that name.
    case wrong
  }

  /// No password has more bytes, and nobody types as many.
  static let mostBytes = 1_024

  private let argon2: Argon2
  private let slots: PasswordSlots
  private let nobody: String

  /// - Parameter slots: shared by all hashers of the process.
  public init(cost: PasswordCost = .interactive, slots: PasswordSlots) {
    self.argon2 = Argon2(cost: cost)
    self.slots = slots
    self.nobody = argon2.impossibleHash()
  }

  /// What to keep instead of the password: up to 127 characters of ASCII, another one each time.
  public func hash(_ password: Password) throws(PasswordHasherError) -> String {
    try slots.take { () throws(PasswordHasherError) in
      try Self.withBytes(of: password.text) { bytes throws(Argon2.NoMemory) in try argon2.hash(bytes) }
    }
  }

  /// Takes as long, and as much memory, whatever comes of it.
  ///
  /// - Parameter hash: nil where there is nobody of that name, or no password.
  public func verify(
    _ typed: String, against hash: String?
  ) throws(PasswordHasherError) -> Verification {
    try slots.take { () throws(PasswordHasherError) in
      try Self.withBytes(of: typed) { bytes throws(Argon2.NoMemory) in
        let isTooLong = bytes.count > Self.mostBytes
        let isRight = try argon2.isRight(bytes, for: isTooLong ? nobody : hash ?? nobody)
        guard isRight, let hash else { return .wrong }
        // Who is right gets in, also where there is no memory for a new hash.
        return .right(rehash: argon2.isOutdated(hash) ? try? argon2.hash(bytes) : nil)
      }
    }
  }

  /// The copy that is made for libsodium is gone afterwards.
  private static func withBytes<T>(
    of text: String, _ body: ([CChar]) throws(Argon2.NoMemory) -> T
  ) throws(PasswordHasherError) -> T {
    var bytes = text.utf8.prefix(mostBytes + 1).map(CChar.init(bitPattern:))
    defer { Sodium.erase(&bytes) }
    do throws(Argon2.NoMemory) { return try body(bytes) } catch { throw .noMemory }
  }
}
