/// Conversions to and from lower-case hexadecimal digits: numbers in their full width, and texts byte by byte.
package enum Hexadecimal {
  /// Returns 16 digits for each number.
  package static func text(_ numbers: UInt64...) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * numbers.count)
    for number in numbers {
      for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: number &>> shift)) }
    }
    return text(of: bytes)
  }

  /// Returns two digits for each UTF-8 byte of a text.
  package static func text(of text: String) -> String { Self.text(of: Array(text.utf8)) }

  /// Returns two digits for each byte.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(2 * bytes.count)
    for byte in bytes {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// Returns the text whose UTF-8 bytes are given as pairs of digits; nil if they are malformed or not valid UTF-8.
  package static func decoded(_ digits: String) -> String? {
    guard digits.utf8.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    var rest = digits.utf8[...]
    while !rest.isEmpty {
      guard let pair = String(rest.prefix(2)), let byte = UInt8(pair, radix: 16) else { return nil }
      bytes.append(byte)
      rest.removeFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
