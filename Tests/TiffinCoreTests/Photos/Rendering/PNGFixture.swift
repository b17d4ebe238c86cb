/// A picture of four plain quadrants, written as PNG by hand: no compression, no dependency.
struct PNGFixture {
  typealias Colour = [UInt8]

  static let red: Colour = [220, 40, 40]
  static let green: Colour = [40, 180, 60]
  static let blue: Colour = [40, 60, 200]
  static let grey: Colour = [128, 128, 128]

  var width: Int
  var height: Int
  /// Top left, top right, bottom left, bottom right; three or four bytes each.
  var quadrants: [Colour] = [red, green, blue, grey]

  init(_ width: Int, _ height: Int, quadrants: [Colour] = [red, green, blue, grey]) {
    self.width = width
    self.height = height
    self.quadrants = quadrants
  }

  init(_ width: Int, _ height: Int, all colour: Colour) {
    self.init(width, height, quadrants: [colour, colour, colour, colour])
  }

  var bytes: [UInt8] {
    Self.file(header: header(width, height), content: Self.stored(scanlines))
  }

  /// The same content with other dimensions in its header.
  func claiming(_ width: Int, _ height: Int, interlaced: Bool = false) -> [UInt8] {
    Self.file(header: header(width, height, interlaced: interlaced), content: Self.stored(scanlines))
  }

  private func header(_ width: Int, _ height: Int, interlaced: Bool = false) -> [UInt8] {
    Self.bigEndian(width) + Self.bigEndian(height) + [8, quadrants[0].count == 4 ? 6 : 2, 0, 0, interlaced ? 1 : 0]
  }

  private var scanlines: [UInt8] {
    (0..<height).flatMap { y in
      let half = y < height / 2 ? 0 : 2
      let left = Array(repeating: quadrants[half], count: width / 2).joined()
      let right = Array(repeating: quadrants[half + 1], count: width - width / 2).joined()
      return [0] + left + right
    }
  }

  private static func file(header: [UInt8], content: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", content)
      + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return bigEndian(content.count) + named + bigEndian(Int(crc(named)))
  }

  /// zlib with stored blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let length = UInt16(block.count)
      stream.append(start + block.count == bytes.count ? 1 : 0)
      for part in [length, ~length] { stream += [UInt8(part & 0xFF), UInt8(part >> 8)] }
      stream += block
    }
    return stream + bigEndian(Int(adler(bytes)))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { crcTable[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
