import Cryptography

/// A code that stands in for an authenticator once: eight of 31 letters and digits that are not mistaken for each
/// other, about 40 random bits.
///
/// So few bits need a slow hash; it is made as a password's is. It does not appear in printed values.
public struct RecoveryCode: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
  /// How many a person gets at a time.
  public static let count = 10
  private static let length = 8
  private static let letters = Array("abcdefghjkmnpqrstuvwxyz23456789".utf8)

  /// Its letters, without the dash.
  let key: String

  /// Returns new codes, all different.
  public static func new() -> [RecoveryCode] {
    var codes: Set<RecoveryCode> = []
    while codes.count < count { codes.insert(.random()) }
    return Array(codes)
  }

  private static func random() -> RecoveryCode {
    var key: [UInt8] = []
    while key.count < length {
      // 31 of 32 values are letters: with the last one, none would be as likely as the others.
      key += Sodium.randomBytes(1).map { Int($0 & 31) }.filter { $0 < letters.count }.map { letters[$0] }
    }
    return RecoveryCode(key: String(decoding: key, as: UTF8.self))
  }

  private init(key: String) {
    self.key = key
  }

  /// Reads a typed code, in upper or lower case, with or without dashes and blanks; nil if it cannot be one.
  public init?(_ typed: String) {
    guard typed.utf8.count <= 100 else { return nil }
    let seen = Blank.removed(from: typed).unicodeScalars.filter { $0.properties.generalCategory != .dashPunctuation }
    let key = Array(String(seen).lowercased().utf8)
    guard key.count == Self.length, key.allSatisfy(Self.letters.contains) else { return nil }
    self.init(key: String(decoding: key, as: UTF8.self))
  }

  /// As it is shown: `4fq7-9tkm`.
  public var text: String { "\(key.prefix(4))-\(key.suffix(4))" }

  /// The type's name only.
  public var description: String { "RecoveryCode" }

  /// Empty.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
