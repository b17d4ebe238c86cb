import Cryptography

/// A browser that has signed in with a name before, recognised by a mark in a cookie.
///
/// Failed tries from elsewhere do not make such a device wait. A mark does not sign anyone in, is valid for one name
/// only, and ends with the password that it was made for. Where a code was given too, the mark says so, and of which
/// factor: marks from before a factor was on, of which one may have collected many, are no help in trying its codes.
/// - Source: OWASP, Slow Down Online Guessing Attacks with Device Cookies.
public struct KnownDevice: Sendable, CustomStringConvertible, CustomReflectable {
  let id: String
  /// 44 characters that a cookie can hold, 66 where a second factor was passed.
  public let mark: String
  private let key: [UInt8]

  /// Makes a mark after signing in.
  ///
  /// - Parameter factorSince: When the second factor that was passed was turned on; nil if there is none.
  public static func new(name: String, passwordHash: String, factorSince: Int? = nil) -> KnownDevice {
    let device = KnownDevice(id: Sodium.base64(Sodium.randomBytes(16)), name, passwordHash)
    return device.with(factorSince.map(device.proof) ?? "")
  }

  /// Nil if the mark was not made for this name and password.
  ///
  /// - Parameter passwordHash: Nil if there is no such name.
  public init?(_ mark: String, name: String, passwordHash: String?) {
    let id = String(decoding: mark.utf8.prefix(Self.partCount), as: UTF8.self)
    // Also computed without an account, so that the time reveals nothing about the name.
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

  /// Returns true if it has signed in with the second factor that is on since then.
  public func hasPassed(factorSince moment: Int) -> Bool {
    let proof = String(decoding: mark.utf8.dropFirst(2 * Self.partCount), as: UTF8.self)
    return SecretToken.isEqual(self.proof(of: moment), proof)
  }

  private func proof(of factorSince: Int) -> String {
    Sodium.base64(Sodium.code(16, of: "factor \(id) \(factorSince)", key: key))
  }

  /// Characters of the number, of what is known, and of the proof.
  private static let partCount = 22

  /// The type's name only.
  public var description: String { "KnownDevice" }

  /// Empty.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
