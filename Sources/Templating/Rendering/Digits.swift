extension Output {
  /// Writes a whole number in decimal digits, without grouping.
  public mutating func write(_ number: Int) {
    if number < 0 { write(byte: 0x2D) }
    var rest = number.magnitude
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var first = digits.count
    repeat {
      first -= 1
      digits[first] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    write(bytes: digits.span.extracting(first...))
  }
}
