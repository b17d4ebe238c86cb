import Cryptography

/// A person's passkey: a key on their phone, computer or security key, with which they sign in.
public struct Passkey: Equatable, Sendable {
  /// The identifier of a passkey.
  public typealias ID = Identifier<Passkey>

  /// The maximum length of a credential ID, in bytes.
  /// - Source: Web Authentication Level 2, 7.1.
  static let idLimit = 1_023
  /// The maximum number of passkeys per person.
  public static let most = 20

  /// The passkey's identifier in the database.
  public let id: ID
  /// The credential ID, which the passkey's authenticator chose.
  public let credential: [UInt8]
  /// The user handle, by which authenticators identify the person.
  public let user: [UInt8]
  /// The public key in COSE format.
  let key: [UInt8]
  /// The number of uses that the authenticator has counted; 0 if it does not count.
  let signCount: Int
  /// The person's name for the passkey.
  public let name: PasskeyName
  /// The time the passkey was added, in seconds since 1970-01-01 UTC.
  public let added: Int
  /// The time the passkey was last used, in seconds since 1970-01-01 UTC; nil if it was never used.
  public let used: Int?

  /// The credential ID in URL-safe base64.
  public var credentialText: String { Sodium.base64(credential) }
}

/// The name of a passkey: one line of at most 60 bytes of UTF-8.
public struct PasskeyName: Hashable, Sendable {
  /// The maximum length in bytes of UTF-8.
  public static let limit = 60

  /// The name for an unknown device.
  public static let unnamed = PasskeyName(stored: "Passkey")

  /// The name without surrounding white space.
  public let text: String

  /// Creates a name without control characters, cut to ``limit`` bytes; nil if it has no visible character.
  public init?(_ typed: String) {
    var kept = String.UnicodeScalarView()
    for scalar in Whitespace.trimmed(typed).unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F {
      if String(kept).utf8.count + UTF8.width(scalar) > Self.limit { break }
      kept.append(scalar)
    }
    let text = Whitespace.trimmed(String(kept))
    if Whitespace.isBlank(Whitespace.withoutInvisible(text)) { return nil }
    self.text = text
  }

  /// Creates a name from a row.
  init(stored text: String) {
    self.text = text
  }
}
