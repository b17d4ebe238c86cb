import Archives

/// Zip files that are expensive to read.
enum ZipInput {
  /// Creates a zip file of many small files, each created from its number.
  static func files(_ size: Int, _ make: (_ number: Int) -> [String: String]) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = ZipWriter { bytes += $0 }
    var number = 0
    while bytes.count < size * 2 / 3 || number == 0 {
      for (name, text) in make(number).sorted(by: { $0.key < $1.key }) {
        try? writer.add(name, Array(text.utf8), isPacked: false)
      }
      number += 1
    }
    try? writer.end()
    return bytes
  }

  /// Files that are archives themselves, made of their number.
  static func archives(_ size: Int, named end: String = "zip", _ make: (_ number: Int) -> [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = ZipWriter { bytes += $0 }
    var number = 0
    while bytes.count < size * 2 / 3 || number == 0 {
      try? writer.add("r\(number).\(end)", make(number), isPacked: false)
      number += 1
    }
    try? writer.end()
    return bytes
  }

  /// A gzip file whose blocks are stored as they are.
  ///
  /// - Source: RFC 1952, 2.3; RFC 1951, 3.2.4.
  static func gzipped(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    for start in stride(from: 0, to: max(1, bytes.count), by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      packed.append(block.endIndex == bytes.count ? 1 : 0)
      packed += little(block.count, 2) + little(~block.count & 0xFFFF, 2) + block
    }
    return packed + little(checksum(bytes), 4) + little(bytes.count, 4)
  }

  /// - Source: RFC 1952, 8.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    let table: [UInt32] = (0..<256).map { byte in
      var crc = UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
      return crc
    }
    var crc = UInt32.max
    for byte in bytes { crc = table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] ^ (crc >> 8) }
    return Int(~crc)
  }

  /// An export of Tiffin's own, as docs/export.md describes it, with a picture for each recipe.
  static func exportArchive(_ size: Int) -> [UInt8] {
    // A recipe takes 60 bytes there, its picture 190 with its entry in the directory.
    let numbers = 0..<max(1, size / 250)
    let recipes = numbers.map { #"{"name":"x","ingredients":[],"picture":"pictures/recipes/\#($0).jpg"}"# }
    var bytes: [UInt8] = []
    var writer = ZipWriter { bytes += $0 }
    try? writer.add("tiffin.json", Array(#"{"format":"tiffin","version":1}"#.utf8), isPacked: false)
    try? writer.add("recipes.json", Array("[\(recipes.joined(separator: ","))]".utf8), isPacked: false)
    for number in numbers { try? writer.add("pictures/recipes/\(number).jpg", [0], isPacked: false) }
    try? writer.end()
    return bytes
  }

  /// Files with as many further fields as there is room for, each of them empty.
  ///
  /// - Source: PKWARE, APPNOTE.TXT 6.3.10, 4.3.12, 4.3.16 and 4.5.1.
  static func extraFields(_ size: Int) -> [UInt8] {
    let extra = [UInt8](repeating: 0, count: 4).enumerated().map { $0.offset == 0 ? UInt8(0x41) : $0.element }
    let count = 65_532
    let entry: [UInt8] =
      little(0x0201_4B50, 4) + little(20, 2) + little(20, 2) + little(0, 2) + little(0, 2) + little(0, 4)
      + little(0, 4) + little(0, 4) + little(0, 4) + little(1, 2) + little(count, 2) + little(0, 2) + little(0, 2)
      + little(0, 2) + little(0, 4) + little(0, 4) + [UInt8(ascii: "a")]
      + Array(repeatElement(extra, count: count / 4).joined())
    let entries = max(1, size / entry.count)
    let directory = Array(repeatElement(entry, count: entries).joined())
    let start: [UInt8] = little(0x0403_4B50, 4) + [UInt8](repeating: 0, count: 26)
    let head: [UInt8] = little(0x0605_4B50, 4) + little(0, 4) + little(entries, 2) + little(entries, 2)
    return start + directory + head + little(directory.count, 4) + little(start.count, 4) + little(0, 2)
  }

  private static func little(_ number: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
