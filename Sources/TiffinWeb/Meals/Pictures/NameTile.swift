import Templating
import TiffinCore

/// What stands in for a picture in a list: the first letter of a name on one of four tints.
///
/// Both come from the name alone, so that the same thing looks the same each day.
enum NameTile {
  /// Returns the first letter or digit, else the first sign.
  static func letter(_ name: String) -> String {
    // Nearly every name begins with one of these, and Unicode's tables are a long way to it.
    if let first = name.utf8.first, isPlain(first) { return String(Unicode.Scalar(uppercase(first))) }
    let scalars = name.unicodeScalars
    let first = scalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    return (first ?? scalars.first { !$0.properties.isWhitespace })?.properties.uppercaseMapping ?? ""
  }

  /// Returns a class; empty for the first tint.
  static func tint(_ name: String) -> String {
    let bytes = name.utf8.span
    let hash = hash(ascii: bytes) ?? hash(bytes) ?? hash(name.lowercased().utf8.span, isFolded: true) ?? 0
    return tints[Int(hash % 4)]
  }

  /// Returns nil if there is anything but ASCII, as in few names.
  private static func hash(ascii bytes: Span<UInt8>) -> UInt32? {
    var hash: UInt64 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if byte >= 0x80 { return nil }
      hash = hash &* 31 &+ UInt64(lowercase(byte))
      // As often as it would not fit otherwise; dividing for each letter was most of the work.
      if index & 7 == 7 { hash %= UInt64(modulus) }
    }
    return UInt32(truncatingIfNeeded: hash % UInt64(modulus))
  }

  /// Returns nil if there are letters that need Unicode's tables, unless those have been asked.
  private static func hash(_ bytes: Span<UInt8>, isFolded: Bool = false) -> UInt32? {
    var hash: UInt32 = 0
    for index in bytes.indices {
      guard let byte = isFolded ? bytes[index] : folded(bytes, index) else { return nil }
      hash = (hash &* 31 &+ UInt32(byte)) % modulus
    }
    return hash
  }

  /// A byte of the name in small letters, for what is common in names: Latin letters with their accents, typographic
  /// quotes and dashes. Nil where a character begins that may be another.
  private static func folded(_ bytes: Span<UInt8>, _ index: Int) -> UInt8? {
    let byte = bytes[index]
    switch byte {
    // U+0080 to U+00FF, whose capitals lie 32 before their small letters; U+00D7 is a sign.
    case 0xC2, 0xC3: return byte
    case 0x80...0x9E where byte != 0x97 && index > 0 && bytes[index - 1] == 0xC3: return byte + 0x20
    case 0x80...0xBF: return byte
    // U+2000 to U+207F: no letters with a capital.
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
  /// The letter that stands in for a picture.
  static func letter(_ name: @escaping @Sendable (V) -> String) -> Field { .text { NameTile.letter(name($0)) } }

  /// The tint that it stands on.
  static func tint(_ name: @escaping @Sendable (V) -> String) -> Field { .text { NameTile.tint(name($0)) } }

  /// A meal's own small photo. As a section: shown when it has one.
  static func photo(
    of meal: @escaping @Sendable (V) -> ListedMeal, _ thumbnails: @escaping @Sendable (V) -> Thumbnails
  ) -> Field {
    .written(if: { meal($0).photo != nil }) { thumbnails($0).write(meal($0), to: &$1) }
  }
}
