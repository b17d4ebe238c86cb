/// A reason why a passkey, or its answer, is refused. Each belongs to a step of the standard.
///
/// - Source: Web Authentication Level 2, 7.1 (adding) and 7.2 (answering).
public enum PasskeyError: Error, Equatable, Sendable {
  /// The format is not that of the standard.
  case malformed
  /// The answer is to another kind of request: 7.1, step 7; 7.2, step 11.
  case wrongType
  /// The challenge in the answer was not issued by this server for this purpose and person: 7.1, step 8; 7.2, step 12.
  case wrongChallenge
  /// The challenge is too old, or too far in the future.
  case expired
  /// The challenge was already answered.
  case answered
  /// The answer was given to another origin: 7.1, step 9; 7.2, step 13.
  case wrongOrigin
  /// The answer was given in a frame of another site's page.
  case crossOrigin
  /// The answer was made for another relying party: 7.1, step 13; 7.2, step 15.
  case wrongParty
  /// Nobody touched the device: 7.1, step 14; 7.2, step 16.
  case notPresent
  /// The device did not verify its user: 7.1, step 15; 7.2, step 17.
  case notVerified
  /// The answer contains no passkey.
  case noCredential
  /// The passkey's signature algorithm was not offered, or its key is invalid: 7.1, step 16.
  case wrongAlgorithm
  /// A passkey with that credential ID exists already: 7.1, step 22.
  case known
  /// The passkey is unknown, or is not this person's: 7.2, steps 5 to 7.
  case unknown
  /// The user handle is another person's, or is missing though no name was given: 7.2, step 6.
  case wrongUser
  /// The signature was not made with the passkey's key: 7.2, step 20.
  case wrongSignature
  /// The signature counter did not increase, so that there may be a copy of the passkey: 7.2, step 21.
  case countedBack
  /// The person has the maximum number of passkeys.
  case tooMany
  /// The store failed.
  case store(StoreError)
}
