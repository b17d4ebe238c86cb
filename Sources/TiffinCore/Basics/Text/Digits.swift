/// Plain ASCII digits, read and written as bytes.
enum Digits {
  /// Returns the number in a range of the bytes; nil if the range is empty, contains anything but digits, is longer
  /// than nine digits, or exceeds the bytes.
  static func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard !range.isEmpty, range.count <= 9, range.upperBound <= bytes.count else { return nil }
    var number = 0
    for index in range {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    return number
  }

  /// Returns the number of two digits; nil if one of them is not a digit. A fast path for the dates of rows.
  static func pair(_ bytes: Span<UInt8>, at index: Int) -> Int? {
    let (tens, ones) = (bytes[index] &- UInt8(ascii: "0"), bytes[index + 1] &- UInt8(ascii: "0"))
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }

  /// Writes the last digits of a number into a range of the bytes, with leading zeros.
  static func write(_ number: Int, to bytes: inout InlineArray<10, UInt8>, _ range: Range<Int>) {
    var rest = number
    for index in range.reversed() {
      bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// Returns a number in at least `width` digits, with leading zeros if it has fewer.
  static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Returns the range of the bytes without the ASCII white space and no-break spaces around them.
  static func unpadded(_ bytes: Span<UInt8>) -> Range<Int> {
    unpadded(bytes, 0..<bytes.count)
  }

  /// Returns the range of a part of the bytes without the ASCII white space and no-break spaces around it.
  static func unpadded(_ bytes: Span<UInt8>, _ part: Range<Int>) -> Range<Int> {
    var range = part
    while let width = blank(bytes, startingAt: range.lowerBound, in: range) {
      range = range.lowerBound + width..<range.upperBound
    }
    while let width = blank(bytes, endingAt: range.upperBound, in: range) {
      range = range.lowerBound..<range.upperBound - width
    }
    return range
  }

  private static func blank(_ bytes: Span<UInt8>, startingAt index: Int, in range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    if isBlank(bytes[index]) { return 1 }
    guard range.count >= 2, bytes[index] == 0xC2, bytes[index + 1] == 0xA0 else { return nil }
    return 2
  }

  private static func blank(_ bytes: Span<UInt8>, endingAt index: Int, in range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    if isBlank(bytes[index - 1]) { return 1 }
    guard range.count >= 2, bytes[index - 2] == 0xC2, bytes[index - 1] == 0xA0 else { return nil }
    return 2
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
