/// Bytes written as letters.
/// - Source: RFC 4648, section 4.
enum Base64 {
  /// Reads bytes; line breaks and the sign at the end may be missing or there. Nil for anything else.
  static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count * 3 / 4)
    var (bits, count): (UInt32, Int) = (0, 0)
    for letter in text.utf8 where letter > 0x20 && letter != UInt8(ascii: "=") {
      let value = values[Int(letter)]
      guard value < 64 else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 0xFF, count: 256)
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, letter) in letters.utf8.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
}
