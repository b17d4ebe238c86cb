/// A reason why a passkey, or an answer of one, is not taken. Each belongs to a step of the standard.
///
/// - Source: Web Authentication Level 2, 7.1 (adding) and 7.2 (answering).
public enum PasskeyError: Error, Equatable, Sendable {
  /// It is not written as the standard says.
  case malformed
  /// It answers another kind of question: 7.1, step 7; 7.2, step 11.
  case wrongType
  /// It does not answer a question of this server, for this purpose and person: 7.1, step 8; 7.2, step 12.
  case wrongChallenge
  /// The question was asked too long ago.
  case expired
  /// The question was answered before.
  case answered
  /// It was given to another site: 7.1, step 9; 7.2, step 13.
  case wrongOrigin
  /// It was given in a frame of another site's page.
  case crossOrigin
  /// It was made for another site: 7.1, step 13; 7.2, step 15.
  case wrongParty
  /// Nobody touched the device: 7.1, step 14; 7.2, step 16.
  case notPresent
  /// The device did not make sure who holds it: 7.1, step 15; 7.2, step 17.
  case notVerified
  /// No passkey is with it.
  case noCredential
  /// Its kind of signature was not offered, or its key is none: 7.1, step 16.
  case wrongAlgorithm
  /// There is a passkey with that id already: 7.1, step 22.
  case known
  /// It is none of this person's, or nobody's: 7.2, steps 5 to 7.
  case unknown
  /// It says that it is another person's: 7.2, step 6.
  case wrongUser
  /// The signature is not that of the passkey's key: 7.2, step 20.
  case wrongSignature
  /// It counts lower than before, so that there may be two of it: 7.2, step 21.
  case countedBack
  /// The person has as many as there may be.
  case tooMany
  /// The store refused.
  case store(StoreError)
}
