import Cryptography

/// A passkey's public key, read from COSE's form.
///
/// - Source: RFC 9052, 7; RFC 9053, 2 and 7; RFC 8230, 4; Web Authentication Level 2, 5.8.5.
struct PasskeyKey: Sendable {
  /// Kinds of signatures, by COSE's numbers.
  enum Algorithm: Int, CaseIterable, Sendable {
    case es256 = -7
    case ed25519 = -8
    case rs256 = -257
  }

  /// The most bytes that are kept.
  static let limit = 2_048
  /// Bytes of an RSA modulus: shorter ones are too weak, longer ones take too long.
  private static let modulus = 256...512

  let algorithm: Algorithm
  let key: SignatureKey

  /// - Throws: ``PasskeyError/malformed``; ``PasskeyError/wrongAlgorithm`` for kinds that were not asked for, and keys
  ///   that are none.
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

extension PasskeyKey.Algorithm {
  /// Reads what a key says of itself, without a look at the key.
  ///
  /// - Throws: ``PasskeyError/malformed``; ``PasskeyError/wrongAlgorithm`` for kinds that were not asked for.
  init(ofKey bytes: [UInt8]) throws(PasskeyError) {
    try self.init(PasskeyKey.cose(bytes))
  }

  fileprivate init(_ cose: CBORValue) throws(PasskeyError) {
    guard let algorithm = cose[3]?.integer.flatMap(Self.init(rawValue:)) else { throw .wrongAlgorithm }
    self = algorithm
  }
}
