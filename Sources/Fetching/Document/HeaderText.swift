/// Functions on the bytes of a header's value (RFC 9110, section 5.5).
enum HeaderText {
  /// Returns the bytes without white space around them.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.drop(while: isBlank)
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return [] }
    return start[...end]
  }

  /// Returns a number of decimal digits, nine at most; nil for anything else.
  static func number(_ bytes: some Collection<UInt8>) -> Int? {
    guard (1...9).contains(bytes.count), bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
