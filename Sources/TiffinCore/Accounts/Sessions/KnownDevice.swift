/// A browser that has signed in with a name before, known by a mark that it keeps in a cookie.
///
/// Whoever makes others wait by trying a name does not make such a device wait. A mark lets nobody in, is good for one
/// name only, and ends with the password that it was made under.
/// - Source: OWASP, Slow Down Online Guessing Attacks with Device Cookies.
public struct KnownDevice: Sendable, CustomStringConvertible, CustomReflectable {
  let id: String
  /// 44 characters that a cookie can hold.
  public let mark: String

  /// After signing in.
  public static func new(name: String, passwordHash: String) -> KnownDevice {
    KnownDevice(id: Sodium.base64(Sodium.randomBytes(16)), name, passwordHash)
  }

  /// Nil for a mark that was not made for this name and password.
  ///
  /// - Parameter passwordHash: nil where there is nobody of that name.
  public init?(_ mark: String, name: String, passwordHash: String?) {
    let id = String(decoding: mark.utf8.prefix(Self.idCount), as: UTF8.self)
    // Also worked out for nobody, so that time tells nothing about the name.
    let made = KnownDevice(id: id, name, passwordHash ?? "")
    guard SecretToken.isEqual(made.mark, mark), passwordHash != nil else { return nil }
    self = made
  }

  private init(id: String, _ name: String, _ passwordHash: String) {
    self.id = id
    let key = Sodium.hash(Array(passwordHash.utf8))
    let purpose = "device \(id) \(SignInSubject.folded(name))"
    self.mark = id + Sodium.base64(Sodium.code(16, of: purpose, key: key))
  }

  private static let idCount = 22

  /// Says nothing.
  public var description: String { "KnownDevice" }

  /// Shows nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
