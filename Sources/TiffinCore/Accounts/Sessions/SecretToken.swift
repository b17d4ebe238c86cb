import Cryptography
import Platform

/// A secret made here and given to one browser or person: 256 random bits.
///
/// Only its ``hash`` is ever stored. It does not appear in printed values.
public struct SecretToken: Sendable, CustomStringConvertible, CustomReflectable {
  private static let count = 32

  private let bytes: [UInt8]

  /// Returns a new token.
  public static func random() -> SecretToken {
    SecretToken(bytes: Sodium.randomBytes(count))
  }

  /// Reads a token that a browser or person sends back; nil unless it is 43 characters as in ``text``.
  public init?(_ text: String) {
    guard let bytes = Self.decoded(text) else { return nil }
    self.bytes = bytes
  }

  /// Makes a token of a text that is secret and random itself, always the same.
  init(hashing text: String) {
    bytes = Sodium.hash(Array(text.utf8))
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// 43 characters, safe in cookies and addresses: `A`–`Z`, `a`–`z`, `0`–`9`, `-` and `_`.
  public var text: String { Sodium.base64(bytes) }

  /// Reads 43 letters, of which the last has but four bits. Every request has a token, and libsodium takes ten times as
  /// long, to hide what is in it from whoever else runs on the processor: here that is what was sent anyway.
  private static func decoded(_ text: String) -> [UInt8]? {
    guard text.utf8.count == 43, let last = text.utf8.last, lastLetters.utf8.contains(last) else { return nil }
    return Base64.bytes(of: text.utf8.span, in: .url)
  }

  /// Those whose last two bits are 0: another one would be another text for the same token.
  private static let lastLetters = "AEIMQUYcgkosw048"

  /// The stored form, by which the token is found: SHA-256 of its bytes in 64 lower-case hexadecimal digits.
  ///
  /// Needs neither salt nor slowness: 256 random bits cannot be guessed.
  public var hash: String { Hexadecimal.text(of: Sodium.hash(bytes)) }

  /// Returns a secret for one purpose, which reveals neither the token nor the secret of another purpose.
  ///
  /// 22 characters of the same alphabet, 128 bits; always the same for the same token and purpose.
  public func derived(_ purpose: String) -> String {
    Sodium.base64(Sodium.code(16, of: purpose, key: bytes))
  }

  /// The secret of the forms that are shown to whoever has the token.
  public var forms: String { derived("form") }

  /// Returns true if two secrets are equal, byte for byte. The time reveals only if their lengths are equal.
  public static func isEqual(_ a: String, _ b: String) -> Bool {
    Sodium.isEqual(Array(a.utf8), Array(b.utf8))
  }

  /// The type's name only.
  public var description: String { "SecretToken" }

  /// Empty.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension SecretToken: Hashable {
  /// Takes the same time wherever they differ.
  public static func == (one: SecretToken, other: SecretToken) -> Bool {
    Sodium.isEqual(one.bytes, other.bytes)
  }
}
