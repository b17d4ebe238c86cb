import Cryptography

/// The secret that an authenticator shares with the server: 160 random bits, from which both compute the same codes.
///
/// It does not appear in printed values.
/// - Source: RFC 6238, with HMAC-SHA1, six digits and steps of 30 seconds, which every authenticator supports.
public struct AuthenticatorSecret: Equatable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The length of a step in seconds. An authenticator shows each code for one step.
  static let step = 30
  /// The number of digits of a code.
  public static let digits = 6
  /// The number of steps that a clock may be behind or ahead.
  private static let tolerance = 1
  private static let count = 20

  let bytes: [UInt8]

  /// Returns a new secret.
  static func random() -> AuthenticatorSecret { AuthenticatorSecret(bytes: Sodium.randomBytes(count)) }

  /// Creates a secret from its 20 bytes, as stored.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the six-digit code of a step; nil if libcrypto is missing.
  ///
  /// - Parameter step: The number of 30-second steps since 1970-01-01 UTC.
  /// - Source: RFC 4226, 5.3.
  func code(at step: Int) -> String? {
    let message = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: step >> $0) }
    guard let hash = HMAC.sha1(message, key: bytes) else { return nil }
    let offset = Int(hash[hash.count - 1] & 15)
    let number = hash[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } & 0x7FFF_FFFF
    let text = String(number % 1_000_000)
    return String(repeating: "0", count: Self.digits - text.utf8.count) + text
  }

  /// Returns the step of a code, which may be the current one or one within the tolerance; nil for any other code.
  ///
  /// - Parameter now: The seconds since 1970-01-01 UTC.
  func step(of code: String, at now: Int) -> Int? {
    let last = Self.lastStep(at: now)
    // All accepted codes are compared, so that the time taken does not reveal which one is right.
    let steps = (last - 2 * Self.tolerance...last).filter {
      self.code(at: $0).map { SecretToken.isEqual($0, code) } ?? false
    }
    return steps.last
  }

  /// Returns the last step whose code is accepted at a time.
  static func lastStep(at now: Int) -> Int { now / step + tolerance }

  /// The secret in 32 characters of base32 (RFC 4648, section 6), for typing.
  public var text: String {
    var (text, buffer, bits) = ("", 0, 0)
    for byte in bytes {
      (buffer, bits) = (buffer << 8 | Int(byte), bits + 8)
      while bits >= 5 {
        bits -= 5
        text.unicodeScalars.append(Self.letters[buffer >> bits & 31])
      }
    }
    return text
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".unicodeScalars)

  /// The name of the type, which hides the value.
  public var description: String { "AuthenticatorSecret" }

  /// An empty mirror, which hides the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
