import Cryptography

/// A browser that has signed in with a name before, recognised by a mark in a cookie.
///
/// Failed tries from elsewhere do not make such a device wait. A mark does not sign anyone in, is valid for one name
/// only, and ends with the password that it was made for.
/// - Source: OWASP, Slow Down Online Guessing Attacks with Device Cookies.
public struct KnownDevice: Sendable, CustomStringConvertible, CustomReflectable {
  let id: String
  /// 44 characters that a cookie can hold.
  public let mark: String

  /// Makes a mark after signing in.
  public static func new(name: String, passwordHash: String) -> KnownDevice {
    KnownDevice(id: Sodium.base64(Sodium.randomBytes(16)), name, passwordHash)
  }

  /// Nil if the mark was not made for this name and password.
  ///
  /// - Parameter passwordHash: Nil if there is no such name.
  public init?(_ mark: String, name: String, passwordHash: String?) {
    let id = String(decoding: mark.utf8.prefix(Self.idCount), as: UTF8.self)
    // Also computed without an account, so that the time reveals nothing about the name.
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

  /// The type's name only.
  public var description: String { "KnownDevice" }

  /// Empty.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
