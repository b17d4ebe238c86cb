import CVerification

/// HMAC-SHA-1, from which authenticator apps derive their codes, computed by OpenSSL's libcrypto.
///
/// - Source: RFC 2104. SHA-1's collisions do not weaken it: RFC 6151, section 2.3, and NIST SP 800-107, 5.3.4.
package enum HMAC {
  /// Returns the 20 bytes of the authentication code; nil if the library is missing, see ``Signatures/problem``.
  package static func sha1(_ message: [UInt8], key: [UInt8]) -> [UInt8]? {
    guard Signatures.problem == nil else { return nil }
    var code = [UInt8](repeating: 0, count: CVERIFICATION_SHA1_BYTES)
    let isDone = unsafe cverification_hmac_sha1(message, message.count, key, key.count, &code) == 1
    return isDone ? code : nil
  }
}
