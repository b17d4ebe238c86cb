import CSodium
import Glibc

/// Argon2id password hashing by libsodium. The memory that it needs is mapped for each call and released at the end.
///
/// Hashes are texts that include their cost: `$argon2id$v=19$m=65536,t=2,p=1$salt$hash`.
package struct Argon2: Sendable {
  /// The error thrown if there is not enough memory to hash or check a password.
  package struct NoMemory: Error {}

  private let cost: PasswordCost

  package init(cost: PasswordCost) {
    self.cost = cost
  }

  package func hash(_ password: [CChar]) throws(NoMemory) -> String {
    try requireMemory()
    var hash = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
    let failed = unsafe crypto_pwhash_str(&hash, password, UInt64(password.count), cost.passes, cost.memory)
    guard failed == 0 else { throw NoMemory() }
    return String(decoding: hash.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns true if the password matches; false also if `hash` is malformed.
  package func isRight(_ password: [CChar], for hash: String) throws(NoMemory) -> Bool {
    try requireMemory()
    guard let hash = Self.padded(hash) else { return false }
    return unsafe crypto_pwhash_str_verify(hash, password, UInt64(password.count)) == 0
  }

  /// Returns true if the hash was made at a different cost; false also if `hash` is malformed.
  package func isOutdated(_ hash: String) -> Bool {
    guard let hash = Self.padded(hash) else { return false }
    return unsafe crypto_pwhash_str_needs_rehash(hash, cost.passes, cost.memory) == 1
  }

  /// Returns a hash that no password matches, and that takes as long to check as any other.
  package func impossibleHash() -> String {
    let (salt, hash) = (Self.randomText(16), Self.randomText(32))
    return "$argon2id$v=19$m=\(cost.memory / 1024),t=\(cost.passes),p=1$\(salt)$\(hash)"
  }

  private static func randomText(_ count: Int) -> String {
    Sodium.base64(Sodium.randomBytes(count), sodium_base64_VARIANT_ORIGINAL_NO_PADDING)
  }

  /// Checks that the memory is available, because libsodium reports a wrong password if it lacks the memory to check
  /// it.
  private func requireMemory() throws(NoMemory) {
    Sodium.start()
    let room = unsafe mmap(nil, cost.memory, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard unsafe room != MAP_FAILED else { throw NoMemory() }
    unsafe munmap(room, cost.memory)
  }

  /// Returns the hash, padded to the length that libsodium may read; nil if it is too long or
  /// contains a zero byte.
  private static func padded(_ hash: String) -> [CChar]? {
    let size = crypto_pwhash_strbytes()
    let letters = hash.utf8.map(CChar.init(bitPattern:))
    guard letters.count < size, !letters.contains(0) else { return nil }
    return letters + [CChar](repeating: 0, count: size - letters.count)
  }
}
