import Cryptography

/// Questions that passkeys answer. They are signed here and not stored: purpose, time, person, 32 random bytes, and a
/// code that only this server can make.
public struct PasskeyChallenges: Sendable {
  /// What an answer is good for.
  public enum Purpose: String, Sendable {
    /// Signing in without a password.
    case signIn
    /// The second factor of a person who is known.
    case factor
    /// A new passkey of a person who has just given their password.
    case adding
  }

  /// Seconds within which an answer has to come.
  public static let life = 600
  /// Seconds that another machine's clock may be ahead.
  static let tolerance = 60

  private let secret: SecretToken
  private let now: @Sendable () -> Int

  /// - Parameters:
  ///   - secret: The same for all processes of the site.
  ///   - now: Seconds since 1970-01-01 UTC.
  public init(_ secret: SecretToken, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.secret = secret
    self.now = now
  }

  /// Returns a new question, in URL-safe base64 as scripts are given it.
  ///
  /// - Parameter person: Nil if anybody may answer.
  public func ask(_ purpose: Purpose, of person: Person.ID? = nil) -> String {
    let front = "\(Self.front(purpose, person)).\(now()).\(SecretToken.random().text)"
    return Sodium.base64(Array("\(front).\(code(front))".utf8))
  }

  /// - Throws: ``PasskeyError/wrongChallenge`` for a question that was not asked here, for that purpose and of that
  ///   person; ``PasskeyError/expired``.
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
