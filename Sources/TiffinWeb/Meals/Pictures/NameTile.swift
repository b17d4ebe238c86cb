import Templating
import TiffinCore

/// The substitute for a picture in a list: the first letter of a name on one of four tints.
///
/// Letter and tint depend only on the name, so that the same name always looks the same.
enum NameTile {
  /// Returns, in upper case, the first letter or digit of the name, otherwise its first character that is not
  /// whitespace; empty if there is none.
  static func letter(_ name: String) -> String {
    // Fast path: nearly every name begins with an ASCII letter or digit, and Unicode lookups are slow.
    if let first = name.utf8.first, isPlain(first) { return String(Unicode.Scalar(uppercase(first))) }
    let scalars = name.unicodeScalars
    let first = scalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    return (first ?? scalars.first { !$0.properties.isWhitespace })?.properties.uppercaseMapping ?? ""
  }

  /// Returns the CSS class of the tint; empty for the first tint.
  static func tint(_ name: String) -> String {
    let bytes = name.utf8.span
    let hash = hash(ascii: bytes) ?? hash(bytes) ?? hash(name.lowercased().utf8.span, isFolded: true) ?? 0
    return tints[Int(hash % 4)]
  }

  /// Returns the hash of an ASCII name; nil for other names, which are rare.
  private static func hash(ascii bytes: Span<UInt8>) -> UInt32? {
    var hash: UInt64 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte >= 0x80 { return nil }
      hash = hash &* 31 &+ UInt64(lowercase(byte))
      // The hash is reduced only as often as necessary to avoid overflow, because divisions are slow.
      if index & 7 == 7 { hash %= UInt64(modulus) }
    }
    return UInt32(truncatingIfNeeded: hash % UInt64(modulus))
  }

  /// Returns the hash of a name; nil if lower-casing it needs Unicode lookups.
  ///
  /// - Parameter isFolded: True if the name is already in lower case.
  private static func hash(_ bytes: Span<UInt8>, isFolded: Bool = false) -> UInt32? {
    var hash: UInt32 = 0
    for index in bytes.indices {
      guard let byte = isFolded ? bytes[index] : folded(bytes, index) else { return nil }
      hash = (hash &* 31 &+ UInt32(byte)) % modulus
    }
    return hash
  }

  /// Returns a byte of the name in lower case, for Latin letters with accents, typographic quotes and dashes; nil at
  /// the beginning of any other character.
  private static func folded(_ bytes: Span<UInt8>, _ index: Int) -> UInt8? {
    let byte = bytes[index]
    switch byte {
    // U+0080 to U+00FF: capital letters are 32 below their small letters; U+00D7 is not a letter.
    case 0xC2, 0xC3: return byte
    case 0x80...0x9E where byte != 0x97 && index > 0 && bytes[index - 1] == 0xC3: return byte + 0x20
    case 0x80...0xBF: return byte
    // U+2000 to U+207F: there are no capital letters.
    case 0xE2: return index + 1 < bytes.count && bytes[index + 1] < 0x82 ? byte : nil
    default: return byte < 0x80 ? lowercase(byte) : nil
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    lowercase(byte) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }

  private static func uppercase(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "a") < 26 ? byte & 0xDF : byte
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }

  private static let modulus: UInt32 = 65_521

  private static let tints = ["", "carbs", "protein", "fat"]
}

extension Field {
  /// Creates a field with the letter shown instead of a picture.
  static func letter(_ name: @escaping @Sendable (V) -> String) -> Field { .text { NameTile.letter(name($0)) } }

  /// Creates a field with the CSS class of the letter's tint.
  static func tint(_ name: @escaping @Sendable (V) -> String) -> Field { .text { NameTile.tint(name($0)) } }

  /// Creates a field with the address of a meal's small photo. A template's section with this field is shown if the
  /// meal has a photo.
  static func photo(
    of meal: @escaping @Sendable (V) -> ListedMeal, _ thumbnails: @escaping @Sendable (V) -> ThumbnailAddresses
  ) -> Field {
    .written(if: { meal($0).photo != nil }) { thumbnails($0).write(meal($0), to: &$1) }
  }
}
