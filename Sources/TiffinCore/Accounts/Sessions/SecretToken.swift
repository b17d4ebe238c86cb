import Cryptography
import Platform

/// A secret of 256 random bits, given to one browser or person, or used only by the server.
///
/// The database stores only the ``hash`` of a token that was given to somebody. The token is left out of printed values.
public struct SecretToken: Sendable, CustomStringConvertible, CustomReflectable {
  private static let count = 32

  private let bytes: [UInt8]

  /// Returns a token of 256 new random bits.
  public static func random() -> SecretToken {
    SecretToken(bytes: Sodium.randomBytes(count))
  }

  /// Parses a token that a browser or person sends back; nil unless it is 43 characters as in ``text``.
  public init?(_ text: String) {
    guard let bytes = Self.decoded(text) else { return nil }
    self.bytes = bytes
  }

  /// Creates a token from a text that is itself secret and random; equal texts give equal tokens.
  init(hashing text: String) {
    bytes = Sodium.hash(Array(text.utf8))
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The token in 43 characters that are safe in cookies and addresses: `A`–`Z`, `a`–`z`, `0`–`9`, `-` and `_`.
  public var text: String { Sodium.base64(bytes) }

  /// Decodes 43 characters, of which the last one holds only four bits. Every request has a token, and libsodium would
  /// take ten times as long to protect it from timing attacks by other processes on the machine; here the input comes
  /// from the client anyway.
  private static func decoded(_ text: String) -> [UInt8]? {
    guard text.utf8.count == 43, let last = text.utf8.last, lastLetters.utf8.contains(last) else { return nil }
    return Base64.bytes(of: text.utf8.span, in: .url)
  }

  /// The last characters whose two unused bits are 0. Others would be different texts for the same token.
  private static let lastLetters = "AEIMQUYcgkosw048"

  /// The stored form, by which the token is found: the SHA-256 hash of its bytes in 64 lower-case hexadecimal digits.
  ///
  /// It needs neither salt nor a slow hash, as 256 random bits cannot be guessed.
  public var hash: String { Hexadecimal.text(of: Sodium.hash(bytes)) }

  /// Returns a secret for one purpose, which reveals neither the token nor the secret for another purpose.
  ///
  /// It has 128 bits in 22 of the characters of ``text``, and is always the same for the same token and purpose.
  public func derived(_ purpose: String) -> String {
    Sodium.base64(Sodium.code(16, of: purpose, key: bytes))
  }

  /// The secret of the forms that are shown to the holder of the token.
  public var forms: String { derived("form") }

  /// Returns true if two secrets are equal, byte for byte. The time taken reveals only whether their lengths are equal.
  public static func isEqual(_ a: String, _ b: String) -> Bool {
    Sodium.isEqual(Array(a.utf8), Array(b.utf8))
  }

  /// The name of the type, which hides the value.
  public var description: String { "SecretToken" }

  /// An empty mirror, which hides the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension SecretToken: Hashable {
  /// Compares in constant time.
  public static func == (one: SecretToken, other: SecretToken) -> Bool {
    Sodium.isEqual(one.bytes, other.bytes)
  }
}
