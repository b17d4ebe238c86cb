import CVerification

/// The verification of passkey signatures, entirely by OpenSSL's libcrypto.
package enum Signatures {
  /// The reason signatures cannot be checked on this machine, as a sentence; nil if they can. Loads the library on
  /// first use.
  package static var problem: String? { unsafe cverification_load().map { unsafe String(cString: $0) } }

  /// Returns true if the library accepts the key: a point on the curve, a modulus of a usable size. False also if
  /// signatures cannot be checked.
  package static func isKey(_ key: SignatureKey) -> Bool {
    guard problem == nil else { return false }
    let der = key.der
    return unsafe cverification_is_key(der, der.count) == 1
  }

  /// Returns true if `signature` is the key's signature of exactly this message; false also if signatures cannot be
  /// checked.
  package static func isRight(_ signature: [UInt8], of message: [UInt8], by key: SignatureKey) -> Bool {
    guard problem == nil else { return false }
    let der = key.der
    return unsafe cverification_is_right(
      signature, signature.count, message, message.count, der, der.count, key.isHashed ? 1 : 0) == 1
  }
}
