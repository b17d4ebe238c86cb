import Cryptography

/// A browser that has signed in with a name before, recognised by a mark: a signed text in a cookie.
///
/// Failed attempts from elsewhere do not make such a device wait. A mark does not sign anyone in, is valid for one name
/// only, and becomes invalid when the password changes. If a code was given, too, the mark includes a proof for that
/// second factor: marks made before a factor was turned on, of which an attacker may have collected many, do not help
/// in guessing its codes.
/// - Source: OWASP, Slow Down Online Guessing Attacks with Device Cookies.
public struct KnownDevice: Sendable, CustomStringConvertible, CustomReflectable {
  let id: String
  /// The mark for the cookie: 44 characters, or 66 if a second factor was passed.
  public let mark: String
  private let key: [UInt8]

  /// Creates a mark after signing in.
  ///
  /// - Parameter factorSince: The time the passed second factor was turned on; nil if there is none.
  public static func new(name: String, passwordHash: String, factorSince: Int? = nil) -> KnownDevice {
    let device = KnownDevice(id: Sodium.base64(Sodium.randomBytes(16)), name, passwordHash)
    return device.with(factorSince.map(device.proof) ?? "")
  }

  /// Recognises a mark; nil if it was not made for this name and password.
  ///
  /// - Parameter passwordHash: The stored hash; nil if the name does not exist.
  public init?(_ mark: String, name: String, passwordHash: String?) {
    let id = String(decoding: mark.utf8.prefix(Self.partCount), as: UTF8.self)
    // The mark is also computed without an account, so that the time taken reveals nothing about the name.
    let made = KnownDevice(id: id, name, passwordHash ?? "")
    let (known, proof) = (mark.utf8.prefix(2 * Self.partCount), mark.utf8.dropFirst(2 * Self.partCount))
    guard SecretToken.isEqual(made.mark, String(decoding: known, as: UTF8.self)), passwordHash != nil,
      proof.isEmpty || proof.count == Self.partCount
    else { return nil }
    self = made.with(String(decoding: proof, as: UTF8.self))
  }

  private init(id: String, _ name: String, _ passwordHash: String) {
    let key = Sodium.hash(Array(passwordHash.utf8))
    let purpose = "device \(id) \(SignInSubject.folded(name))"
    self.init(id: id, mark: id + Sodium.base64(Sodium.code(16, of: purpose, key: key)), key: key)
  }

  private init(id: String, mark: String, key: [UInt8]) {
    (self.id, self.mark, self.key) = (id, mark, key)
  }

  private func with(_ proof: String) -> KnownDevice { KnownDevice(id: id, mark: mark + proof, key: key) }

  /// Returns true if the device has signed in with the second factor that was turned on at that time.
  public func hasPassed(factorSince moment: Int) -> Bool {
    let proof = String(decoding: mark.utf8.dropFirst(2 * Self.partCount), as: UTF8.self)
    return SecretToken.isEqual(self.proof(of: moment), proof)
  }

  private func proof(of factorSince: Int) -> String {
    Sodium.base64(Sodium.code(16, of: "factor \(id) \(factorSince)", key: key))
  }

  /// The number of characters of each part of a mark: the device's ID, the authentication code, and the proof.
  private static let partCount = 22

  /// The name of the type, which hides the value.
  public var description: String { "KnownDevice" }

  /// An empty mirror, which hides the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
