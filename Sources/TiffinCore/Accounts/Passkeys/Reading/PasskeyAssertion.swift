import Cryptography

/// The answer of a passkey, as a browser sends it.
///
/// - Source: Web Authentication Level 2, 7.2.
public struct PasskeyAssertion: Sendable {
  /// The ID of the passkey that signed the answer.
  let id: [UInt8]
  let data: ClientData
  let authenticator: AuthenticatorData
  /// The user handle; nil if the authenticator does not send one.
  let user: [UInt8]?
  private let signature: [UInt8]
  /// The message that the passkey signed.
  private let message: [UInt8]

  /// Parses the five parts, in URL-safe base64 with dots between them: credential ID, client data, authenticator data,
  /// signature, and user handle, which may be empty.
  ///
  /// - Throws: ``PasskeyError/malformed``.
  public init(_ sent: String) throws(PasskeyError) {
    let parts = Self.parts(sent, atMost: ClientData.limit)
    guard parts.count == 5 else { throw .malformed }
    try self.init(
      id: parts[0], clientData: parts[1], authenticatorData: parts[2], signature: parts[3],
      user: parts[4].isEmpty ? nil : parts[4])
  }

  init(
    id: [UInt8], clientData: [UInt8], authenticatorData: [UInt8], signature: [UInt8], user: [UInt8]?
  ) throws(PasskeyError) {
    self.id = id
    data = try ClientData(clientData)
    authenticator = try AuthenticatorData(authenticatorData)
    self.signature = signature
    self.user = user
    message = authenticatorData + Sodium.hash(clientData)
  }

  /// Returns the decoded parts of a text, between which are dots; empty if one of them is not base64 or is too long.
  static func parts(_ sent: String, atMost most: Int) -> [[UInt8]] {
    let parts = sent.utf8.split(separator: UInt8(ascii: "."), maxSplits: 5, omittingEmptySubsequences: false).map {
      Sodium.bytes(base64: String(decoding: $0, as: UTF8.self), atMost: most)
    }
    return parts.contains(nil) ? [] : parts.compactMap { $0 }
  }

  /// Checks the answer.
  ///
  /// - Parameters:
  ///   - passkeys: The stored passkeys that may answer.
  ///   - mustVerify: True if the device must have verified its user, as no password was given.
  /// - Returns: The passkey that answered.
  /// - Throws: ``PasskeyError`` for the first step of the standard that fails.
  func check(
    _ challenge: [UInt8], for party: RelyingParty, by passkeys: [Passkey], mustVerify: Bool
  ) throws(PasskeyError) -> Passkey {
    guard let passkey = passkeys.first(where: { $0.credential == id }) else { throw .unknown }
    // Without a name or password, the user handle is required.
    if user == nil, mustVerify { throw .wrongUser }
    if let user, user != passkey.user { throw .wrongUser }
    try data.check(.get, challenge, for: party)
    try authenticator.check(for: party, mustVerify: mustVerify)
    guard Signatures.isRight(signature, of: message, by: try PasskeyPublicKey(passkey.key).key) else {
      throw .wrongSignature
    }
    guard Self.isLater(authenticator.signCount, than: passkey.signCount) else { throw .countedBack }
    return passkey
  }

  /// Returns true if a counter has increased; authenticators that do not count always send 0.
  private static func isLater(_ count: Int, than last: Int) -> Bool {
    count > last || (count == 0 && last == 0)
  }
}
