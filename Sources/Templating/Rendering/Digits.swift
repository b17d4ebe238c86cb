extension Output {
  /// Writes a whole number in decimal digits, without grouping.
  public mutating func write(_ number: Int) {
    if number < 0 { write(byte: 0x2D) }
    var rest = number.magnitude
    guard rest > 9 else { return write(byte: 0x30 + UInt8(rest)) }
    let count = Self.digits(of: rest)
    bytes.append(addingCapacity: count) { room in
      room.append(repeating: 0x30, count: count)
      var digits = room.mutableSpan
      for place in digits.indices.reversed() {
        digits[place] += UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
  }

  private static func digits(of number: UInt) -> Int {
    var count = 1
    var rest = number
    while rest > 9 {
      count += 1
      rest /= 10
    }
    return count
  }
}
