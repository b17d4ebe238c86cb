/// A secret that is made here and handed to one browser or person: 256 random bits.
///
/// Only its ``hash`` is ever stored. It does not show when it is printed.
public struct SecretToken: Sendable, CustomStringConvertible, CustomReflectable {
  private static let count = 32

  private let bytes: [UInt8]

  /// A new one.
  public static func random() -> SecretToken {
    SecretToken(bytes: Sodium.randomBytes(count))
  }

  /// What came back from where it was handed to; nil for anything but the 43 characters of ``text``.
  public init?(_ text: String) {
    guard let bytes = Sodium.bytes(base64: text, count: Self.count) else { return nil }
    self.bytes = bytes
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// 43 characters that a cookie and an address can hold: `A`–`Z`, `a`–`z`, `0`–`9`, `-` and `_`.
  public var text: String { Sodium.base64(bytes) }

  /// By which it is found again: SHA-256 of its bytes in 64 lower-case hexadecimal digits.
  ///
  /// Needs no salt and no work: 256 random bits cannot be tried out.
  public var hash: String { Hexadecimal.text(of: Sodium.hash(bytes)) }

  /// A secret for one purpose, from which neither the token nor another purpose's can be worked out.
  ///
  /// 22 characters of the same kind, 128 bits; always the same for the same token and purpose.
  public func derived(_ purpose: String) -> String {
    Sodium.base64(Sodium.code(16, of: purpose, key: bytes))
  }

  /// Whether two secrets are the same, byte for byte. How long that takes tells nothing but whether they are of the
  /// same length.
  public static func isEqual(_ a: String, _ b: String) -> Bool {
    Sodium.isEqual(Array(a.utf8), Array(b.utf8))
  }

  /// Says nothing.
  public var description: String { "SecretToken" }

  /// Shows nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
