import Cryptography

/// The key of forms that are sent without a session, where the web server says who somebody is or there is one person.
///
/// It is not in the database, so that whoever reads a copy of that can make no form's token of it.
public struct FormKey: Sendable {
  /// The fewest characters of a key that somebody chose.
  public static let least = 32

  /// What tokens are made of.
  public let secret: SecretToken

  /// Makes a key of a text that several machines share; nil for one that is too short to be random.
  public init?(_ text: String) {
    guard text.utf8.count >= Self.least else { return nil }
    secret = SecretToken(hashing: text)
  }

  private init(secret: SecretToken) {
    self.secret = secret
  }

  /// Reads the key in the data folder, and makes one where there is none.
  ///
  /// - Returns: Nil for a database on a server, which several machines may use, and where no file can be made.
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
