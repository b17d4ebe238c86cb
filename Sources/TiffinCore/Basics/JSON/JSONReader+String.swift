extension JSONReader {
  /// Reads a string in quotation marks; the next byte is the opening one.
  mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\") { index += 1 }
      text += bytes[start..<index]
      guard index < bytes.count else { break }
      index += 1
      if bytes[index - 1] == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      text += Unicode.UTF8.encode(try escaped()) ?? UTF8.encodedReplacementCharacter
    }
    throw malformed
  }

  /// Reads the rest of an escape sequence after its backslash.
  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    guard index < bytes.count else { throw malformed }
    index += 1
    switch bytes[index - 1] {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try numbered()
    case let byte where "\"\\/'".utf8.contains(byte): return Unicode.Scalar(byte)
    default: throw .malformed(at: index - 1)
    }
  }

  /// Reads the four hexadecimal digits after `\u`, and those of the second half of a surrogate pair; returns U+FFFD for
  /// an unpaired surrogate.
  private mutating func numbered() throws(JSONError) -> Unicode.Scalar {
    let unit = try unit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let afterFirst = index
    if UTF16.isLeadSurrogate(unit), bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      let second = try self.unit()
      if UTF16.isTrailSurrogate(second) { return UTF16.decode(UTF16.EncodedScalar([unit, second])) }
      index = afterFirst
    }
    return "\u{FFFD}"
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw malformed }
    index += 4
    return unit
  }
}
