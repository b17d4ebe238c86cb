import Cryptography

/// A key of a person, kept by their phone, computer or security key, that signs them in.
public struct Passkey: Equatable, Sendable {
  /// A passkey's number.
  public typealias ID = Identifier<Passkey>

  /// Most bytes of what an authenticator calls it.
  /// - Source: Web Authentication Level 2, 7.1.
  static let idLimit = 1_023
  /// Most that a person has.
  public static let most = 20

  /// Its number here.
  public let id: ID
  /// What its authenticator calls it.
  public let credential: [UInt8]
  /// What authenticators call its person.
  public let user: [UInt8]
  /// In COSE's form.
  let key: [UInt8]
  /// How often it was used, as it says itself; 0 where it does not count.
  let signCount: Int
  /// What its person calls it.
  public let name: PasskeyName
  /// When it was added, in seconds since 1970-01-01 UTC.
  public let added: Int
  /// When it was used last, in seconds since 1970-01-01 UTC; nil if never.
  public let used: Int?

  /// What its authenticator calls it, in URL-safe base64.
  public var credentialText: String { Sodium.base64(credential) }
}

/// What a person calls a passkey: one line of at most 60 characters.
public struct PasskeyName: Hashable, Sendable {
  /// The most characters, and the most bytes of UTF-8.
  public static let limit = 60

  /// For a device of which nothing is known.
  public static let unnamed = PasskeyName(stored: "Passkey")

  /// The name, without blanks around it.
  public let text: String

  /// Cuts what is too long, and leaves out what is no character of a line; nil if nothing is left.
  public init?(_ typed: String) {
    var kept = String.UnicodeScalarView()
    for scalar in Blank.trimmed(typed).unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F {
      if String(kept).utf8.count + UTF8.width(scalar) > Self.limit { break }
      kept.append(scalar)
    }
    let text = Blank.trimmed(String(kept))
    if Blank.isBlank(Blank.withoutInvisible(text)) { return nil }
    self.text = text
  }

  /// Wraps the name of a row.
  init(stored text: String) {
    self.text = text
  }
}
