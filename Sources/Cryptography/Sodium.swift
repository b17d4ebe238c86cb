import CSodium

/// The few calls of libsodium that need no password.
package enum Sodium {
  /// Bytes that nobody can guess.
  package static func randomBytes(_ count: Int) -> [UInt8] {
    start()
    var bytes = [UInt8](repeating: 0, count: count)
    unsafe randombytes_buf(&bytes, count)
    return bytes
  }

  /// SHA-256.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    start()
    var hash = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
    unsafe crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
    return hash
  }

  /// BLAKE2b, as a code that only who has the key can work out.
  ///
  /// - Parameters:
  ///   - count: how many bytes to make, 16 to 64.
  ///   - key: 16 to 64 bytes.
  package static func code(_ count: Int, of text: String, key: [UInt8]) -> [UInt8] {
    start()
    var code = [UInt8](repeating: 0, count: count)
    let message = Array(text.utf8)
    let failed = unsafe crypto_generichash(&code, count, message, UInt64(message.count), key, key.count)
    precondition(failed == 0, "BLAKE2b takes no key or code of this length")
    return code
  }

  /// Whether the bytes are the same, in a time that does not tell where they differ.
  package static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    start()
    return unsafe one.count == other.count && sodium_memcmp(one, other, one.count) == 0
  }

  /// The bytes in the letters of addresses (RFC 4648, section 5), without padding.
  package static func base64(_ bytes: [UInt8]) -> String {
    base64(bytes, variant)
  }

  /// The bytes in one of the variants that libsodium knows.
  static func base64(_ bytes: [UInt8], _ variant: Int32) -> String {
    start()
    var text = [CChar](repeating: 0, count: sodium_base64_encoded_len(bytes.count, variant))
    unsafe sodium_bin2base64(&text, text.count, bytes, bytes.count, variant)
    return String(decoding: text.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// What ``base64(_:)`` made, and nothing else; nil for that.
  package static func bytes(base64 text: String, count: Int) -> [UInt8]? {
    start()
    let letters = text.utf8.map(CChar.init(bitPattern:))
    var bytes = [UInt8](repeating: 0, count: count)
    var found = 0
    let failed = unsafe sodium_base642bin(&bytes, count, letters, letters.count, nil, &found, nil, variant)
    return failed == 0 && found == count ? bytes : nil
  }

  /// Overwrites a password's bytes, as no optimiser leaves out.
  package static func erase(_ bytes: inout [CChar]) {
    unsafe sodium_memzero(&bytes, bytes.count)
  }

  /// Before anything else is called; costs nothing from the second time on.
  static func start() {
    _ = isReady
  }

  // Without it the others might work with what is not random. There is nothing to do then but to stop.
  private static let isReady: Bool = {
    precondition(sodium_init() >= 0, "libsodium finds no source of randomness")
    return true
  }()

  private static let variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING
}
