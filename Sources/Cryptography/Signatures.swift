import CVerification

/// Signatures of passkeys, checked by OpenSSL's libcrypto. Nothing is reckoned here.
package enum Signatures {
  /// Why none can be checked on this machine, in a sentence; nil if they can. Loads the library when first asked.
  package static var problem: String? { unsafe cverification_load().map { unsafe String(cString: $0) } }

  /// True if that is a key which the library takes: a point on the curve, a modulus of a usable size.
  package static func isKey(_ key: SignatureKey) -> Bool {
    guard problem == nil else { return false }
    let der = key.der
    return unsafe cverification_is_key(der, der.count) == 1
  }

  /// True if the key's owner signed those very bytes; false also where no signature can be checked.
  package static func isRight(_ signature: [UInt8], of message: [UInt8], by key: SignatureKey) -> Bool {
    guard problem == nil else { return false }
    let der = key.der
    return unsafe cverification_is_right(
      signature, signature.count, message, message.count, der, der.count, key.isHashed ? 1 : 0) == 1
  }
}
