import CSodium

/// The functions of libsodium other than password hashing.
package enum Sodium {
  /// Returns unpredictable bytes from the system's random source.
  package static func randomBytes(_ count: Int) -> [UInt8] {
    start()
    var bytes = [UInt8](repeating: 0, count: count)
    unsafe randombytes_buf(&bytes, count)
    return bytes
  }

  /// Returns the SHA-256 hash of the bytes.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    start()
    var hash = [UInt8](repeating: 0, count: crypto_hash_sha256_bytes())
    unsafe crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
    return hash
  }

  /// Returns a BLAKE2b authentication code, which cannot be computed without the key.
  ///
  /// - Parameters:
  ///   - count: The length of the code, 16 to 64 bytes.
  ///   - key: The key, 16 to 64 bytes.
  package static func code(_ count: Int, of text: String, key: [UInt8]) -> [UInt8] {
    start()
    var code = [UInt8](repeating: 0, count: count)
    let message = Array(text.utf8)
    let failed = unsafe crypto_generichash(&code, count, message, UInt64(message.count), key, key.count)
    precondition(failed == 0, "BLAKE2b takes no key or code of this length")
    return code
  }

  /// Returns true if the bytes are equal, in a time that does not depend on where they differ.
  package static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    start()
    return unsafe one.count == other.count && sodium_memcmp(one, other, one.count) == 0
  }

  /// Returns the bytes in URL-safe base64 (RFC 4648, section 5), without padding.
  package static func base64(_ bytes: [UInt8]) -> String {
    base64(bytes, variant)
  }

  /// Returns the bytes in one of libsodium's base64 variants.
  static func base64(_ bytes: [UInt8], _ variant: Int32) -> String {
    start()
    var text = [CChar](repeating: 0, count: sodium_base64_encoded_len(bytes.count, variant))
    unsafe sodium_bin2base64(&text, text.count, bytes, bytes.count, variant)
    return unsafe text.withUnsafeBytes { unsafe String(decoding: $0.dropLast(), as: UTF8.self) }
  }

  /// Decodes the output of ``base64(_:)``; nil for any other text, or if it does not contain `count`
  /// bytes.
  package static func bytes(base64 text: String, count: Int) -> [UInt8]? {
    start()
    var bytes = [UInt8](repeating: 0, count: count)
    var found = 0
    // A string passed to C ends with a zero byte, which the length leaves out.
    let failed = unsafe sodium_base642bin(&bytes, count, text, text.utf8.count, nil, &found, nil, variant)
    return failed == 0 && found == count ? bytes : nil
  }

  /// Decodes URL-safe base64 without padding; nil for any other text, or for more than `most` bytes.
  package static func bytes(base64 text: String, atMost most: Int) -> [UInt8]? {
    let count = text.utf8.count / 4 * 3 + max(0, text.utf8.count % 4 - 1)
    return count <= most ? bytes(base64: text, count: count) : nil
  }

  /// Overwrites a password's bytes in a way that no optimiser removes.
  package static func erase(_ bytes: inout [CChar]) {
    unsafe sodium_memzero(&bytes, bytes.count)
  }

  /// Initialises libsodium, which is needed before any other call. Does nothing after the first time.
  static func start() {
    _ = isReady
  }

  // If this fails, the other functions might use bytes that are not random, so the program stops.
  private static let isReady: Bool = {
    precondition(sodium_init() >= 0, "libsodium finds no source of randomness")
    return true
  }()

  private static let variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING
}
