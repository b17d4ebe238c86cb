extension Output {
  /// Writes a whole number in decimal digits, without grouping.
  public mutating func write(_ number: Int) {
    if number < 0 { write(byte: 0x2D) }
    room.write(decimal: number.magnitude)
  }
}
