import Cryptography

/// A one-time code that replaces an authenticator: eight of 31 letters and digits that are not mistaken for each other,
/// about 40 random bits.
///
/// As it has so few bits, it is hashed slowly, like a password. It does not appear in printed values.
public struct RecoveryCode: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// The number of codes that a person gets at a time.
  public static let count = 10
  private static let length = 8
  private static let letters = Array("abcdefghjkmnpqrstuvwxyz23456789".utf8)

  /// The characters without the dash.
  let key: String

  /// Returns ``count`` new codes without duplicates.
  public static func new() -> [RecoveryCode] {
    var codes: Set<RecoveryCode> = []
    while codes.count < count { codes.insert(.random()) }
    return Array(codes)
  }

  private static func random() -> RecoveryCode {
    var key: [UInt8] = []
    while key.count < length {
      // Five random bits have 32 values for 31 characters: the last value is rejected, so that all characters are
      // equally likely.
      key += Sodium.randomBytes(1).map { Int($0 & 31) }.filter { $0 < letters.count }.map { letters[$0] }
    }
    return RecoveryCode(key: String(decoding: key, as: UTF8.self))
  }

  private init(key: String) {
    self.key = key
  }

  /// Parses a typed code, in upper or lower case, with or without dashes and spaces; nil if it cannot be one.
  public init?(_ typed: String) {
    guard typed.utf8.count <= 100 else { return nil }
    let seen = Whitespace.removed(from: typed).unicodeScalars.filter {
      $0.properties.generalCategory != .dashPunctuation
    }
    let key = Array(String(seen).lowercased().utf8)
    guard key.count == Self.length, key.allSatisfy(Self.letters.contains) else { return nil }
    self.init(key: String(decoding: key, as: UTF8.self))
  }

  /// The code as it is shown: `4fq7-9tkm`.
  public var text: String { "\(key.prefix(4))-\(key.suffix(4))" }

  /// The name of the type, which hides the value.
  public var description: String { "RecoveryCode" }

  /// An empty mirror, which hides the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
