import Cryptography

/// A passkey as a browser sends it when it was made.
///
/// No attestation is asked for: what a browser sends of one is not looked at.
/// - Source: Web Authentication Level 2, 7.1.
public struct NewPasskey: Sendable {
  /// The most bytes that are read.
  private static let limit = CBORReader.sizeLimit

  let data: ClientData
  /// What its authenticator calls it.
  let id: [UInt8]
  /// In COSE's form.
  let key: [UInt8]
  let algorithm: Int
  let signCount: Int
  private let authenticator: AuthenticatorData

  /// Reads the two parts, in URL-safe base64 with a dot between them.
  ///
  /// The key is looked at by ``check(_:for:)``, as that takes a while: anybody can send one.
  ///
  /// - Throws: ``PasskeyError/malformed``, ``PasskeyError/noCredential``, ``PasskeyError/wrongAlgorithm``.
  public init(_ sent: String) throws(PasskeyError) {
    let parts = PasskeyAnswer.parts(sent, atMost: Self.limit)
    guard parts.count == 2 else { throw .malformed }
    try self.init(clientData: parts[0], attestation: parts[1])
  }

  /// - Parameters:
  ///   - clientData: As the browser wrote it.
  ///   - attestation: The attestation object of the authenticator.
  init(clientData: [UInt8], attestation: [UInt8]) throws(PasskeyError) {
    data = try ClientData(clientData)
    guard let object = try? CBORReader.value(of: attestation[...]), object["fmt"]?.text != nil,
      case .map? = object["attStmt"], let bytes = object["authData"]?.bytes
    else { throw .malformed }
    authenticator = try AuthenticatorData(bytes)
    guard let credential = authenticator.credential else { throw .noCredential }
    id = credential.id
    key = credential.key
    algorithm = try PasskeyKey.Algorithm(ofKey: key).rawValue
    signCount = authenticator.signCount
  }

  /// - Throws: ``PasskeyError`` for the first step of the standard that does not hold.
  func check(_ challenge: [UInt8], for party: RelyingParty) throws(PasskeyError) {
    try data.check(.create, challenge, for: party)
    try authenticator.check(for: party, mustVerify: false)
    _ = try PasskeyKey(key)
  }
}
