/// Plain ASCII digits, read and written as bytes.
enum Digits {
  /// Returns the number in `range` of the bytes; nil if it is empty, has anything but digits, or more than nine.
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

  /// Returns the number that two digits are; nil if one of them is none. Dates are read so, a row of a list at a time.
  static func pair(_ bytes: Span<UInt8>, at index: Int) -> Int? {
    let (tens, ones) = (bytes[index] &- UInt8(ascii: "0"), bytes[index + 1] &- UInt8(ascii: "0"))
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }

  /// Writes the last digits of a number into a part of the bytes, with zeros in front.
  static func write(_ number: Int, to bytes: inout InlineArray<10, UInt8>, _ range: Range<Int>) {
    var rest = number
    for index in range.reversed() {
      bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// Pads a number with zeros in front, up to `width`.
  static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Returns the range that is left without the blanks (space, tab, line break, no-break space) around it.
  static func unpadded(_ bytes: Span<UInt8>) -> Range<Int> {
    unpadded(bytes, 0..<bytes.count)
  }

  /// Does the same for a part of the bytes.
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
