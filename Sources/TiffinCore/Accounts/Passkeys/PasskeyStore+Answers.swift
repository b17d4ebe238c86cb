import Cryptography
import Platform

/// Answers of passkeys.
extension PasskeyStore {
  /// Checks the answer of a person who is known, as a second factor, and uses it up.
  ///
  /// - Throws: ``PasskeyError`` for the first step that does not hold.
  public func use(
    _ answer: PasskeyAnswer, of person: Person.ID, asked challenges: PasskeyChallenges, for party: RelyingParty
  ) throws(PasskeyError) {
    try challenges.check(answer.data.challenge, .factor, of: person)
    let passkeys = try storing { () throws(StoreError) in try all(of: person) }
    try use(answer, for: party, by: passkeys, mustVerify: false)
  }

  /// Checks the answer of somebody who signs in without a password, and uses it up.
  ///
  /// - Returns: Whose it is, and the passkey.
  /// - Throws: ``PasskeyError`` for the first step that does not hold.
  public func owner(
    of answer: PasskeyAnswer, asked challenges: PasskeyChallenges, for party: RelyingParty
  ) throws(PasskeyError) -> PasskeyOwner {
    try challenges.check(answer.data.challenge, .signIn, of: nil)
    guard let found = try storing({ () throws(StoreError) in try owner(of: answer.id) }) else { throw .unknown }
    try use(answer, for: party, by: [found.passkey], mustVerify: true)
    return PasskeyOwner(account: found.account, passkey: found.passkey.id)
  }

  /// Returns whose passkey an answer claims to be of, without checking it; nil if nobody has it.
  public func claimed(by answer: PasskeyAnswer) throws(PasskeyError) -> Account? {
    try storing { () throws(StoreError) in try owner(of: answer.id) }?.account
  }

  private func use(
    _ answer: PasskeyAnswer, for party: RelyingParty, by passkeys: [Passkey], mustVerify: Bool
  ) throws(PasskeyError) {
    let passkey = try answer.check(answer.data.challenge, for: party, by: passkeys, mustVerify: mustVerify)
    try storing { () throws(StoreError) in
      try database.write { statements throws(StoreError) in try note(answer, of: passkey, statements) }
    }.get()
  }

  private func note(
    _ answer: PasskeyAnswer, of passkey: Passkey, _ statements: borrowing Statements
  ) throws(StoreError) -> Result<Void, PasskeyError> {
    guard try isFirstAnswer(to: answer.data.challenge, statements) else { return .failure(.answered) }
    // Of two answers at once the one that counts lower is refused too.
    let count = try statements.run(
      """
      UPDATE passkey SET sign_count = $1, used_at = $2
      WHERE id = $3 AND (sign_count < $1 OR (sign_count = 0 AND $1 = 0))
      """,
      [.int(answer.authenticator.signCount), .int(now()), .id(passkey.id)])
    return count == 1 ? .success(()) : .failure(.countedBack)
  }

  /// Remembers that a question was answered, for as long as it could be answered again.
  ///
  /// - Returns: False if it was answered before.
  func isFirstAnswer(to challenge: [UInt8], _ statements: borrowing Statements) throws(StoreError) -> Bool {
    let (now, kept) = (now(), PasskeyChallenges.life + PasskeyChallenges.tolerance)
    try statements.run("DELETE FROM passkey_answered WHERE answered_at <= $1", [.int(now - kept)])
    return try statements.run(
      "INSERT INTO passkey_answered (challenge_hash, answered_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      [.text(Hexadecimal.text(of: Sodium.hash(challenge))), .int(now)]) == 1
  }

  /// Runs part of it, and wraps what the store refuses.
  func storing<T>(_ work: () throws(StoreError) -> T) throws(PasskeyError) -> T {
    do throws(StoreError) { return try work() } catch { throw .store(error) }
  }
}

/// Who signs in with a passkey alone.
public struct PasskeyOwner: Sendable {
  /// Their account.
  public let account: Account
  let passkey: Passkey.ID
}
