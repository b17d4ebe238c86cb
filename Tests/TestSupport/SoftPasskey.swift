import CSodium
import Foundation

/// A simulated authenticator and browser: it makes one passkey, and answers with Ed25519 signatures of libsodium. Each
/// part of its answers can be made wrong.
public struct SoftPasskey: Sendable {
  /// The relying party that the passkey is for.
  public var party = "food.example"
  /// The origin of the page that asks.
  public var origin = "https://food.example"
  /// The authenticator's flags. 1: user present; 4: user verified; 64: a credential is attached.
  public var flags: UInt8 = 5
  /// The signature counter.
  public var count: UInt32 = 0
  /// The `type` of the client data; nil for the right one.
  public var type: String?
  /// True if the page is in a frame of another site's page.
  public var isFramed = false
  /// The credential's id.
  public var id: [UInt8]
  /// The user handle.
  public var user: [UInt8]?
  /// The algorithm's number in COSE.
  public var algorithm: UInt8 = 0x27
  /// The bytes of an RSA modulus in place of the key; nil for the Ed25519 key.
  public var modulus: [UInt8]?
  /// True to sign a changed message.
  public var isForged = false
  private let publicKey: [UInt8]
  private let secretKey: [UInt8]

  /// Creates an authenticator.
  ///
  /// - Parameter name: The same name makes the same key.
  public init(_ name: String = "phone") {
    id = Array("passkey \(name)".utf8)
    let seed = Self.hash(Array(name.utf8))
    var (publicKey, secretKey) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 64))
    _ = unsafe crypto_sign_seed_keypair(&publicKey, &secretKey, seed)
    self.publicKey = publicKey
    self.secretKey = secretKey
  }

  /// The key in COSE's form: {1: 1, 3: -8, -1: 6, -2: key}.
  private var key: [UInt8] { rsa ?? [0xA4, 0x01, 0x01, 0x03, algorithm, 0x20, 0x06, 0x21, 0x58, 0x20] + publicKey }

  /// The RSA key in COSE's form: {1: 3, 3: -257, -1: modulus, -2: 65537}.
  private var rsa: [UInt8]? {
    modulus.map {
      [0xA4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20] + Self.string($0) + [0x21, 0x43, 0x01, 0x00, 0x01]
    }
  }

  /// Returns a byte string in CBOR.
  private static func string(_ bytes: [UInt8]) -> [UInt8] {
    let (high, low) = (UInt8(bytes.count >> 8), UInt8(bytes.count & 255))
    return (high == 0 ? [0x58, low] : [0x59, high, low]) + bytes
  }

  /// Makes a passkey for a challenge and returns what a page's script would send.
  public mutating func made(for challenge: String) -> String {
    user = Self.hash(Self.bytes(challenge))
    return [clientData("webauthn.create", challenge), attestation].map(Self.text).joined(separator: ".")
  }

  private var attestation: [UInt8] {
    let more: [UInt8] = [UInt8](repeating: 7, count: 16) + [0, UInt8(id.count)] + id + key
    let data = authenticatorData(flags | 64, flags & 128 == 0 ? more : [])
    // {"fmt": "none", "attStmt": {}, "authData": data}
    return [0xA3, 0x63] + Array("fmt".utf8) + [0x64] + Array("none".utf8) + [0x67] + Array("attStmt".utf8)
      + [0xA0, 0x68] + Array("authData".utf8) + Self.string(data)
  }

  /// Signs a challenge and returns what a page's script would send.
  public func answer(to challenge: String) -> String {
    let data = clientData("webauthn.get", challenge)
    let authenticator = authenticatorData(flags, [])
    let message = authenticator + Self.hash(data) + (isForged ? [0] : [])
    var signature = [UInt8](repeating: 0, count: 64)
    _ = unsafe crypto_sign_detached(&signature, nil, message, UInt64(message.count), secretKey)
    return [id, data, authenticator, signature, user ?? []].map(Self.text).joined(separator: ".")
  }

  private func clientData(_ asked: String, _ challenge: String) -> [UInt8] {
    let frame = isFramed ? #","crossOrigin":true"# : #","crossOrigin":false"#
    return Array(#"{"type":"\#(type ?? asked)","challenge":"\#(challenge)","origin":"\#(origin)"\#(frame)}"#.utf8)
  }

  private func authenticatorData(_ flags: UInt8, _ more: [UInt8]) -> [UInt8] {
    let count = (0..<4).map { UInt8(truncatingIfNeeded: self.count >> (24 - 8 * $0)) }
    return Self.hash(Array(party.utf8)) + [flags] + count + more
  }

  private static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var hash = [UInt8](repeating: 0, count: 32)
    _ = unsafe crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
    return hash
  }

  /// Returns URL-safe base64 without padding.
  public static func text(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  private static func bytes(_ text: String) -> [UInt8] {
    let padded =
      text.replacing("-", with: "+").replacing("_", with: "/")
      + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    return Data(base64Encoded: padded).map(Array.init) ?? []
  }
}
