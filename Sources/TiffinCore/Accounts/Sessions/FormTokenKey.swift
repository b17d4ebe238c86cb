import Cryptography

/// The key for tokens of forms without a session, for servers where the web server authenticates people or there is one
/// person.
///
/// It is not in the database, so that a copy of the database does not suffice to forge such tokens.
public struct FormTokenKey: Sendable {
  /// The minimum length of a configured key, in bytes of UTF-8.
  public static let least = 32

  /// The secret that tokens are derived from.
  public let secret: SecretToken

  /// Creates a key from a text that several machines share; nil if it is too short to be random.
  public init?(_ text: String) {
    guard text.utf8.count >= Self.least else { return nil }
    secret = SecretToken(hashing: text)
  }

  private init(secret: SecretToken) {
    self.secret = secret
  }

  /// Reads the key in the data folder, creating it if it does not exist.
  ///
  /// - Returns: Nil if the database is on a server, which several machines may use, or if the file cannot be created.
  public init?(of installation: Installation) {
    guard installation.folder.server == nil else { return nil }
    let path = installation.path + "/forms.key"
    if FileSystem.firstLine(of: path) == nil {
      try? FileSystem.writeOnce(SecretToken.random().text + "\n", to: path, in: installation.path)
    }
    guard let secret = FileSystem.firstLine(of: path).flatMap({ SecretToken($0) }) else { return nil }
    self.init(secret: secret)
  }
}
