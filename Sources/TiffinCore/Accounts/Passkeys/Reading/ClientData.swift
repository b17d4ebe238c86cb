import Cryptography

/// The data that a browser adds to an authenticator's answer: the challenge, and the origin of the page.
///
/// - Source: Web Authentication Level 2, 5.8.1.
struct ClientData: Sendable {
  /// The kind of request that the authenticator answered: the registration of a passkey, or a sign-in.
  enum RequestKind: String {
    case create = "webauthn.create"
    case get = "webauthn.get"
  }

  /// The maximum size in bytes.
  static let limit = 8_192

  let type: String
  let challenge: [UInt8]
  let origin: String
  let isCrossOrigin: Bool

  /// Parses client data.
  ///
  /// - Throws: ``PasskeyError/malformed`` if they are not in the standard's format.
  init(_ json: [UInt8]) throws(PasskeyError) {
    guard json.count <= Self.limit, let value = try? JSONReader.value(of: json),
      case .string(let type)? = value["type"], case .string(let challenge)? = value["challenge"],
      case .string(let origin)? = value["origin"], let bytes = Sodium.bytes(base64: challenge, atMost: Self.limit)
    else { throw .malformed }
    self.type = type
    self.challenge = bytes
    self.origin = origin
    switch value["crossOrigin"] {
    case nil, .bool(false): isCrossOrigin = false
    case .bool(true): isCrossOrigin = true
    default: throw .malformed
    }
  }

  /// Checks the kind of request, the challenge and the origin.
  ///
  /// - Throws: ``PasskeyError/wrongType``, ``PasskeyError/wrongChallenge``, ``PasskeyError/wrongOrigin`` or
  ///   ``PasskeyError/crossOrigin``.
  func check(_ kind: RequestKind, _ challenge: [UInt8], for party: RelyingParty) throws(PasskeyError) {
    guard type == kind.rawValue else { throw .wrongType }
    guard Sodium.isEqual(self.challenge, challenge) else { throw .wrongChallenge }
    guard origin.utf8.elementsEqual(party.origin.utf8) else { throw .wrongOrigin }
    if isCrossOrigin { throw .crossOrigin }
  }
}
