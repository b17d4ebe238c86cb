/// Numbers as lower-case hexadecimal digits of their full width, and texts as the digits of their bytes.
package enum Hexadecimal {
  /// Writes numbers: 16 digits for each.
  package static func text(_ numbers: UInt64...) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * numbers.count)
    for number in numbers {
      for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: number &>> shift)) }
    }
    return text(of: bytes)
  }

  /// Writes a text: two digits for each byte of UTF-8.
  package static func text(of text: String) -> String { Self.text(of: Array(text.utf8)) }

  /// Writes bytes: two digits for each.
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

  /// Returns the text that the digits spell; nil if they are no bytes of UTF-8.
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
