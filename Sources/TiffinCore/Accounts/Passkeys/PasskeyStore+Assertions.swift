import Cryptography
import Platform

/// Checking answers of passkeys.
extension PasskeyStore {
  /// Checks an answer as the second factor of a known person, and marks its challenge as used.
  ///
  /// - Throws: ``PasskeyError`` for the first step that fails.
  public func use(
    _ answer: PasskeyAssertion, of person: Person.ID, asked challenges: PasskeyChallenges, for party: RelyingParty
  ) throws(PasskeyError) {
    try challenges.check(answer.data.challenge, .factor, of: person)
    let passkeys = try storing { () throws(StoreError) in try all(of: person) }
    try use(answer, for: party, by: passkeys, mustVerify: false)
  }

  /// Checks an answer for signing in without a password, and marks its challenge as used.
  ///
  /// - Returns: The account and the passkey.
  /// - Throws: ``PasskeyError`` for the first step that fails.
  public func owner(
    of answer: PasskeyAssertion, asked challenges: PasskeyChallenges, for party: RelyingParty
  ) throws(PasskeyError) -> PasskeyOwner {
    try challenges.check(answer.data.challenge, .signIn, of: nil)
    guard let found = try storing({ () throws(StoreError) in try owner(of: answer.id) }) else { throw .unknown }
    try use(answer, for: party, by: [found.passkey], mustVerify: true)
    return PasskeyOwner(account: found.account, passkey: found.passkey.id)
  }

  /// Returns the account of the passkey that an answer names, without checking the answer; nil if it is unknown.
  public func claimed(by answer: PasskeyAssertion) throws(PasskeyError) -> Account? {
    try storing { () throws(StoreError) in try owner(of: answer.id) }?.account
  }

  private func use(
    _ answer: PasskeyAssertion, for party: RelyingParty, by passkeys: [Passkey], mustVerify: Bool
  ) throws(PasskeyError) {
    let passkey = try answer.check(answer.data.challenge, for: party, by: passkeys, mustVerify: mustVerify)
    try storing { () throws(StoreError) in
      try database.write { statements throws(StoreError) in try recordUse(answer, of: passkey, statements) }
    }.get()
  }

  private func recordUse(
    _ answer: PasskeyAssertion, of passkey: Passkey, _ statements: borrowing Statements
  ) throws(StoreError) -> Result<Void, PasskeyError> {
    guard try isFirstAnswer(to: answer.data.challenge, statements) else { return .failure(.answered) }
    // Of two concurrent answers, the one with the lower counter is refused, too.
    let count = try statements.run(
      """
      UPDATE passkey SET sign_count = $1, used_at = $2
      WHERE id = $3 AND (sign_count < $1 OR (sign_count = 0 AND $1 = 0))
      """,
      [.int(answer.authenticator.signCount), .int(now()), .id(passkey.id)])
    return count == 1 ? .success(()) : .failure(.countedBack)
  }

  /// Records that a challenge was answered, for as long as it is valid.
  ///
  /// - Returns: False if it was answered before.
  func isFirstAnswer(to challenge: [UInt8], _ statements: borrowing Statements) throws(StoreError) -> Bool {
    let (now, kept) = (now(), PasskeyChallenges.life + PasskeyChallenges.tolerance)
    try statements.run("DELETE FROM passkey_answered WHERE answered_at <= $1", [.int(now - kept)])
    return try statements.run(
      "INSERT INTO passkey_answered (challenge_hash, answered_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      [.text(Hexadecimal.text(of: Sodium.hash(challenge))), .int(now)]) == 1
  }

  /// Runs `work`, and wraps its error in ``PasskeyError/store(_:)``.
  func storing<T>(_ work: () throws(StoreError) -> T) throws(PasskeyError) -> T {
    do throws(StoreError) { return try work() } catch { throw .store(error) }
  }
}

/// The owner of a passkey that was used without a name or password.
public struct PasskeyOwner: Sendable {
  /// The owner's account.
  public let account: Account
  let passkey: Passkey.ID
}
