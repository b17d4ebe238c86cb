/// Properties of the bytes of UTF-8 text. Requests and responses are processed byte by byte, not by character.
extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D

  /// True if the byte is below 0x20, or is DEL.
  var isControl: Bool { self < 0x20 || self == 0x7F }

  /// True if the byte is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == 0x09 }

  /// The byte with ASCII letters in lower case, all others unchanged.
  var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }

  var isLetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// True if the byte is valid in a header's name, a cookie's name or an unquoted value.
  /// - Source: RFC 9110, 5.6.2.
  var isToken: Bool { isLetterOrDigit || Self.tokenMarks.contains(self) }

  private static let tokenMarks = Array("!#$%&'*+-.^_`|~".utf8)

  /// The value of a hexadecimal digit, 0 to 15; nil for any other byte.
  var hexValue: UInt8? {
    switch lowercased {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): lowercased - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

extension Collection<UInt8> where SubSequence: Collection<UInt8> {
  /// The bytes without spaces and tabs at both ends.
  var trimmed: SubSequence.SubSequence {
    let from = drop(while: \.isBlank)
    var end = from.endIndex
    while end > from.startIndex {
      let before = from.index(end, offsetBy: -1)
      guard from[before].isBlank else { break }
      end = before
    }
    return from[..<end]
  }
}

extension Sequence<UInt8> {
  /// Returns true if the bytes equal the text, ignoring the case of ASCII letters.
  func equalsIgnoringCase(_ text: String) -> Bool {
    elementsEqual(text.utf8) { $0.lowercased == $1.lowercased }
  }
}

extension String {
  /// Returns true if both texts have the same UTF-8 bytes. `==` also equates different encodings of an accented letter.
  func isSameBytes(as other: String) -> Bool {
    // Most texts differ in length, which is compared faster than bytes.
    guard utf8.count == other.utf8.count else { return false }
    let (bytes, others) = (utf8.span, other.utf8.span)
    for index in bytes.indices where bytes[index] != others[index] { return false }
    return true
  }
}
