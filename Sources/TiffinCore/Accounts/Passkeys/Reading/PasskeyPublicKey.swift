import Cryptography

/// A passkey's public key, parsed from COSE format.
///
/// - Source: RFC 9052, 7; RFC 9053, 2 and 7; RFC 8230, 4; Web Authentication Level 2, 5.8.5.
struct PasskeyPublicKey: Sendable {
  /// The signature algorithms, by COSE's numbers.
  enum Algorithm: Int, CaseIterable, Sendable {
    case es256 = -7
    case ed25519 = -8
    case rs256 = -257
  }

  /// The maximum size in bytes.
  static let limit = 2_048
  /// The size range of an RSA modulus in bytes: shorter ones are too weak, longer ones take too long.
  private static let modulus = 256...512

  let algorithm: Algorithm
  let key: SignatureKey

  /// Parses and checks a key.
  ///
  /// - Throws: ``PasskeyError/malformed``; ``PasskeyError/wrongAlgorithm`` if its algorithm was not offered, or if the
  ///   key is invalid.
  init(_ bytes: [UInt8]) throws(PasskeyError) {
    let cose = try Self.cose(bytes)
    let algorithm = try Algorithm(cose)
    guard let key = Self.key(cose, algorithm), Signatures.isKey(key) else { throw .wrongAlgorithm }
    self.algorithm = algorithm
    self.key = key
  }

  fileprivate static func cose(_ bytes: [UInt8]) throws(PasskeyError) -> CBORValue {
    guard bytes.count <= limit, let cose = try? CBORReader.value(of: bytes[...]) else { throw .malformed }
    return cose
  }

  private static func key(_ cose: CBORValue, _ algorithm: Algorithm) -> SignatureKey? {
    switch (algorithm, cose[1]?.integer, cose[-1]) {
    case (.es256, 2, .integer(1)):
      guard let x = cose[-2]?.bytes, let y = cose[-3]?.bytes, x.count == 32, y.count == 32 else { return nil }
      return .es256(x: x, y: y)
    case (.ed25519, 1, .integer(6)):
      guard let key = cose[-2]?.bytes, key.count == 32 else { return nil }
      return .ed25519(key)
    case (.rs256, 3, .bytes(let modulus)):
      guard Self.modulus.contains(modulus.count), let exponent = cose[-2]?.bytes, (1...8).contains(exponent.count)
      else { return nil }
      return .rs256(modulus: modulus, exponent: exponent)
    default: return nil
    }
  }
}

extension PasskeyPublicKey.Algorithm {
  /// Parses the algorithm of a key, without checking the key.
  ///
  /// - Throws: ``PasskeyError/malformed``; ``PasskeyError/wrongAlgorithm`` if it was not offered.
  init(ofKey bytes: [UInt8]) throws(PasskeyError) {
    try self.init(PasskeyPublicKey.cose(bytes))
  }

  fileprivate init(_ cose: CBORValue) throws(PasskeyError) {
    guard let algorithm = cose[3]?.integer.flatMap(Self.init(rawValue:)) else { throw .wrongAlgorithm }
    self = algorithm
  }
}
