/// A public key for checking signatures, with the algorithm of the signatures.
package enum SignatureKey: Equatable, Sendable {
  /// ECDSA on P-256 over SHA-256: the point's coordinates, 32 bytes each.
  case es256(x: [UInt8], y: [UInt8])
  /// RSA, PKCS #1 v1.5, over SHA-256: modulus and exponent as unsigned big-endian numbers.
  case rs256(modulus: [UInt8], exponent: [UInt8])
  /// Ed25519: the public key's 32 bytes as in RFC 8032.
  case ed25519([UInt8])

  /// The key as X.509's SubjectPublicKeyInfo, in DER.
  ///
  /// - Source: RFC 5280, 4.1.2.7; RFC 5480, 2; RFC 8017, A.1; RFC 8410, 4.
  var der: [UInt8] {
    switch self {
    case .es256(let x, let y): DER.key(Self.ecPublicKey + Self.prime256v1, [0x04] + x + y)
    case .rs256(let modulus, let exponent):
      DER.key(Self.rsaEncryption + [0x05, 0x00], DER.sequence(DER.integer(modulus) + DER.integer(exponent)))
    case .ed25519(let key): DER.key(Self.ed25519Name, key)
    }
  }

  /// True if the message is hashed before it is signed; Ed25519 hashes it itself.
  var isHashed: Bool { if case .ed25519 = self { false } else { true } }

  /// The object identifier 1.2.840.10045.2.1.
  private static let ecPublicKey: [UInt8] = [0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]
  /// The object identifier 1.2.840.10045.3.1.7.
  private static let prime256v1: [UInt8] = [0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]
  /// The object identifier 1.2.840.113549.1.1.1.
  private static let rsaEncryption: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]
  /// The object identifier 1.3.101.112.
  private static let ed25519Name: [UInt8] = [0x06, 0x03, 0x2B, 0x65, 0x70]
}

/// The encoder of the few DER structures that a public key consists of.
///
/// - Source: ITU-T X.690, 8 and 10.
private enum DER {
  static func key(_ algorithm: [UInt8], _ key: [UInt8]) -> [UInt8] {
    sequence(sequence(algorithm) + tagged(0x03, [0x00] + key))
  }

  static func sequence(_ contents: [UInt8]) -> [UInt8] { tagged(0x30, contents) }

  /// Returns an unsigned number without leading zeros, except for one that keeps it from being read as negative.
  static func integer(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array(bytes.drop { $0 == 0 })
    return tagged(0x02, (digits.first ?? 0x80) & 0x80 == 0 ? digits : [0x00] + digits)
  }

  private static func tagged(_ tag: UInt8, _ contents: [UInt8]) -> [UInt8] { [tag] + length(contents.count) + contents }

  private static func length(_ count: Int) -> [UInt8] {
    if count < 0x80 { return [UInt8(count)] }
    let bytes = stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: count >> $0) }.drop { $0 == 0 }
    return [0x80 | UInt8(bytes.count)] + bytes
  }
}
