/// The decoding of HTML's character references, `&name;` and `&#number;`.
enum HTMLEntities {
  /// Returns the text with character references decoded; unknown names stay as they are.
  ///
  /// Knows the names that occur in recipes: Latin-1, other European letters, fractions and punctuation. Those of
  /// Latin-1 may lack their semicolon, as in browsers.
  static func decoded(_ text: [UInt8]) -> [UInt8] {
    guard var ampersand = text.firstIndex(of: UInt8(ascii: "&")) else { return text }
    var decoded = Array(text[..<ampersand])
    while ampersand < text.endIndex {
      let (bytes, end) = character(text, at: ampersand)
      decoded += bytes
      ampersand = text[end...].firstIndex(of: UInt8(ascii: "&")) ?? text.endIndex
      decoded += text[end..<ampersand]
    }
    return decoded
  }

  /// Returns the character, in UTF-8, of a character reference at an ampersand, and the index after the reference; the
  /// ampersand itself if the reference is unknown.
  private static func character(_ text: [UInt8], at ampersand: Int) -> (bytes: [UInt8], end: Int) {
    let name = text[(ampersand + 1)...].prefix(32).prefix { isInNames($0) || $0 == UInt8(ascii: "#") }
    let hasSemicolon = name.endIndex < text.endIndex && text[name.endIndex] == UInt8(ascii: ";")
    guard let scalar = scalar(String(decoding: name, as: UTF8.self), hasSemicolon) else {
      return ([text[ampersand]], ampersand + 1)
    }
    return (Array(String(scalar).utf8), name.endIndex + (hasSemicolon ? 1 : 0))
  }

  private static func scalar(_ name: String, _ hasSemicolon: Bool) -> Unicode.Scalar? {
    if name.utf8.first == UInt8(ascii: "#") { return numbered(name.dropFirst()) }
    return HTMLEntityNames.latin[name] ?? (hasSemicolon ? HTMLEntityNames.others[name] : nil)
  }

  private static func numbered(_ text: Substring) -> Unicode.Scalar? {
    let isHexadecimal = text.utf8.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let digits = isHexadecimal ? text.dropFirst() : text
    guard !digits.isEmpty, digits.utf8.allSatisfy({ isInNames($0) }) else { return nil }
    guard let number = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      return digits.utf8.allSatisfy { Unicode.Scalar($0).properties.isASCIIHexDigit } ? "\u{FFFD}" : nil
    }
    if (0x80...0x9F).contains(number) { return Windows1252.scalar(UInt8(number)) }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  private static func isInNames(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
