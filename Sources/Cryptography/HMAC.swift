/// HMAC-SHA1, by which authenticators make their codes.
///
/// - Source: RFC 2104. That SHA-1 collides does not weaken it: RFC 6151, section 2.3, and NIST SP 800-107, 5.3.4.
package enum HMAC {
  /// The 20 bytes of the authentication code.
  package static func sha1(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    let short = key.count > SHA1.blockSize ? SHA1.hash(key) : key
    let block = short + [UInt8](repeating: 0, count: SHA1.blockSize - short.count)
    let inner = SHA1.hash(block.map { $0 ^ 0x36 } + message)
    return SHA1.hash(block.map { $0 ^ 0x5C } + inner)
  }
}
