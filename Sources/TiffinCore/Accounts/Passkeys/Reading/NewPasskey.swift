import Cryptography

/// A new passkey as a browser sends it.
///
/// No attestation is requested, and one that a browser sends is ignored.
/// - Source: Web Authentication Level 2, 7.1.
public struct NewPasskey: Sendable {
  /// The maximum size of a part in bytes.
  private static let limit = CBORReader.sizeLimit

  let data: ClientData
  /// The credential ID.
  let id: [UInt8]
  /// The public key in COSE format.
  let key: [UInt8]
  let algorithm: Int
  let signCount: Int
  private let authenticator: AuthenticatorData

  /// Parses the two parts, in URL-safe base64 with a dot between them.
  ///
  /// The key is checked later by ``check(_:for:)``, as that takes a while and anybody can send one.
  ///
  /// - Throws: ``PasskeyError/malformed``, ``PasskeyError/noCredential``, ``PasskeyError/wrongAlgorithm``.
  public init(_ sent: String) throws(PasskeyError) {
    let parts = PasskeyAssertion.parts(sent, atMost: Self.limit)
    guard parts.count == 2 else { throw .malformed }
    try self.init(clientData: parts[0], attestation: parts[1])
  }

  /// Parses the two parts.
  ///
  /// - Parameters:
  ///   - clientData: The browser's client data, in JSON.
  ///   - attestation: The authenticator's attestation object.
  init(clientData: [UInt8], attestation: [UInt8]) throws(PasskeyError) {
    data = try ClientData(clientData)
    guard let object = try? CBORReader.value(of: attestation[...]), object["fmt"]?.text != nil,
      case .map? = object["attStmt"], let bytes = object["authData"]?.bytes
    else { throw .malformed }
    authenticator = try AuthenticatorData(bytes)
    guard let credential = authenticator.credential else { throw .noCredential }
    id = credential.id
    key = credential.key
    algorithm = try PasskeyPublicKey.Algorithm(ofKey: key).rawValue
    signCount = authenticator.signCount
  }

  /// Checks the passkey and its key.
  ///
  /// - Throws: ``PasskeyError`` for the first step of the standard that fails.
  func check(_ challenge: [UInt8], for party: RelyingParty) throws(PasskeyError) {
    try data.check(.create, challenge, for: party)
    try authenticator.check(for: party, mustVerify: false)
    _ = try PasskeyPublicKey(key)
  }
}
