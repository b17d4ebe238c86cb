import Cryptography

/// Challenges for passkeys. They are signed rather than stored: each consists of a purpose, a person, the time, 32
/// random bytes, and an authentication code that only this server can compute.
public struct PasskeyChallenges: Sendable {
  /// The purpose for which an answer is valid.
  public enum Purpose: String, Sendable {
    /// Signing in without a password.
    case signIn
    /// The second factor of a person whose account is known.
    case factor
    /// A new passkey of a person who has just given their password.
    case adding
  }

  /// The seconds within which an answer has to arrive.
  public static let life = 600
  /// The seconds that another machine's clock may be ahead.
  static let tolerance = 60

  private let secret: SecretToken
  private let now: @Sendable () -> Int

  /// Creates the challenges.
  ///
  /// - Parameters:
  ///   - secret: The secret that all processes of the site share.
  ///   - now: Returns the seconds since 1970-01-01 UTC.
  public init(_ secret: SecretToken, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.secret = secret
    self.now = now
  }

  /// Returns a new challenge, in URL-safe base64 for scripts.
  ///
  /// - Parameter person: The person who has to answer; nil if anybody may.
  public func ask(_ purpose: Purpose, of person: Person.ID? = nil) -> String {
    let front = "\(Self.front(purpose, person)).\(now()).\(SecretToken.random().text)"
    return Sodium.base64(Array("\(front).\(code(front))".utf8))
  }

  /// Checks a challenge that was answered.
  ///
  /// - Throws: ``PasskeyError/wrongChallenge`` unless it was made with this secret, for that purpose and person;
  ///   ``PasskeyError/expired`` unless it is younger than ``life``, and at most ``tolerance`` seconds in the future.
  func check(_ challenge: [UInt8], _ purpose: Purpose, of person: Person.ID?) throws(PasskeyError) {
    let parts = challenge.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard parts.count == 5 else { throw .wrongChallenge }
    let front = parts[..<4].joined(separator: ".")
    guard SecretToken.isEqual(code(front), parts[4]), parts[..<2].joined(separator: ".") == Self.front(purpose, person),
      let asked = Int(parts[2])
    else { throw .wrongChallenge }
    guard (-Self.tolerance..<Self.life).contains(now() - asked) else { throw .expired }
  }

  private static func front(_ purpose: Purpose, _ person: Person.ID?) -> String {
    "\(purpose.rawValue).\(person?.number ?? 0)"
  }

  private func code(_ front: String) -> String { secret.derived("passkey \(front)") }
}
