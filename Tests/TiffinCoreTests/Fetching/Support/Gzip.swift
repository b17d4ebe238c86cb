/// Gzip data created for tests, without a compressor.
enum Gzip {
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

  /// The bytes, at most 65,535, in an uncompressed block.
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    let length = UInt16(bytes.count)
    return head + [1] + little(UInt32(length), 2) + little(UInt32(~length), 2) + bytes
      + little(checksum(bytes), 4) + little(UInt32(length), 4)
  }

  /// Unpacks to about `count` zeros from a 160th of their size, and ends before the checksum.
  static func bomb(_ count: Int) -> [UInt8] {
    // The last block, with fixed codes: a zero, then again and again "258 times the previous byte".
    var bits: [UInt8] = [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
    let repetition: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0]
    bits += Array(repeating: repetition, count: count / 258).joined()
    bits += [0, 0, 0, 0, 0, 0, 0]
    return head
      + stride(from: 0, to: bits.count, by: 8).map { start in
        bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | $1 }
      }
  }

  private static func little(_ number: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }
}
