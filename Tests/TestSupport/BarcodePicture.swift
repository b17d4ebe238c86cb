/// Pictures of barcodes as PNG files, drawn according to GS1's General Specifications, section 5.2.
public enum BarcodePicture {
  /// Returns the picture of an EAN-13, or of an EAN-8 for 8 digits.
  ///
  /// - Parameter width: The width of the thinnest bar in pixels.
  public static func ean(_ digits: String, width: Int = 4) -> [UInt8] {
    let digits = digits.utf8.map { Int($0 - 0x30) }
    let middle = "01010"
    guard digits.count == 13 else {
      let (left, right) = (digits.prefix(4).map { odd[$0] }, digits.suffix(4).map { inverse(odd[$0]) })
      return png("101" + left.joined() + middle + right.joined() + "101", width)
    }
    let left = zip(digits[1...6], parities[digits[0]]).map { $1 == "L" ? odd[$0] : even($0) }
    let right = digits[7...].map { inverse(odd[$0]) }
    return png("101" + left.joined() + middle + right.joined() + "101", width)
  }

  /// Returns the picture of a UPC-E with 8 digits, of which the first is 0.
  public static func upcE(_ digits: String, width: Int = 4) -> [UInt8] {
    let digits = digits.utf8.map { Int($0 - 0x30) }
    let bars = zip(digits[1...6], shortParities[digits[7]]).map { $1 == "E" ? even($0) : odd[$0] }
    return png("101" + bars.joined() + "010101", width)
  }

  /// A white picture.
  public static let empty = png(String(repeating: "0", count: 60), 4)

  private static let odd = [
    "0001101", "0011001", "0010011", "0111101", "0100011", "0110001", "0101111", "0111011", "0110111", "0001011",
  ]
  private static let parities = [
    "LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL",
  ]
  private static let shortParities = [
    "EEEOOO", "EEOEOO", "EEOOEO", "EEOOOE", "EOEEOO", "EOOEEO", "EOOOEE", "EOEOEO", "EOEOOE", "EOOEOE",
  ]

  private static func inverse(_ bars: String) -> String { String(bars.map { $0 == "0" ? "1" : "0" }) }
  private static func even(_ digit: Int) -> String { String(inverse(odd[digit]).reversed()) }

  /// Draws bars in grey, with a quiet zone around them.
  private static func png(_ bars: String, _ width: Int) -> [UInt8] {
    let quiet = String(repeating: "0", count: 12)
    let line = (quiet + bars + quiet).flatMap { Array(repeating: UInt8($0 == "1" ? 0 : 255), count: width) }
    let (height, white) = (60 * width, Array(repeating: UInt8(255), count: line.count))
    var rows: [UInt8] = []
    for row in 0..<height { rows += [0] + (row < 8 * width || row >= height - 8 * width ? white : line) }
    let head = bytes(line.count) + bytes(height) + [8, 0, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head) + chunk("IDAT", stored(rows))
      + chunk("IEND", [])
  }

  /// Wraps data in a deflate stream without compressing it.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: data.count, by: 65_535) {
      let part = data[start..<min(start + 65_535, data.count)]
      let (low, high) = (UInt8(part.count & 0xFF), UInt8(part.count >> 8))
      packed += [start + 65_535 >= data.count ? 1 : 0, low, high, ~low, ~high] + part
    }
    var (one, two) = (1, 0)
    for byte in data {
      one = (one + Int(byte)) % 65_521
      two = (two + one) % 65_521
    }
    return packed + bytes(two << 16 | one)
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in Array(name.utf8) + data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return bytes(data.count) + Array(name.utf8) + data + bytes(Int(~sum))
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [UInt8(number >> 24 & 0xFF), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
  }
}
