/// A decoder of Windows-1252, the Western encoding of pages that are not in UTF-8. Browsers use it for Latin-1, too.
/// - Source: WHATWG Encoding Standard.
enum Windows1252 {
  /// Returns the text of the bytes, in UTF-8.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte < 0x80 { text.append(byte) } else { text += Array(String(scalar(byte)).utf8) }
    }
    return text
  }

  /// Returns the character of one byte.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// The characters 0x80 to 0x9F.
  private static let upper = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
