extension Output {
  /// Writes a whole number in decimal digits, without grouping.
  public mutating func write(_ number: Int) {
    if (0...9).contains(number) { return write(byte: 0x30 + UInt8(truncatingIfNeeded: number)) }
    if (10...99).contains(number) { return writeTwoDigits(number) }
    if (100...999).contains(number) {
      write(byte: 0x30 + UInt8(truncatingIfNeeded: number / 100))
      return writeTwoDigits(number % 100)
    }
    if (1_000...999_999).contains(number) {
      // Numbers of rows, of which every row of a list has several.
      write(number / 1_000)
      write(byte: 0x30 + UInt8(truncatingIfNeeded: number / 100 % 10))
      return writeTwoDigits(number % 100)
    }
    if number < 0 { write(byte: 0x2D) }
    var digits = [20 of UInt8](repeating: 0)
    var first = digits.count
    var rest = number.magnitude
    repeat {
      first -= 1
      digits[first] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    write(bytes: digits.span.extracting(first...))
  }

  private mutating func writeTwoDigits(_ number: Int) {
    write(byte: 0x30 + UInt8(truncatingIfNeeded: number / 10))
    write(byte: 0x30 + UInt8(truncatingIfNeeded: number % 10))
  }
}
