/// SHA-1, which authenticators expect and libsodium leaves out. For ``HMAC`` only: on its own it is broken.
///
/// - Source: FIPS 180-4, 6.1.
package enum SHA1 {
  /// Bytes that are hashed at a time.
  static let blockSize = 64

  /// The 20 bytes of the hash.
  package static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    let padded = padded(bytes)
    for start in stride(from: 0, to: padded.count, by: blockSize) {
      add(padded[start..<start + blockSize], to: &state)
    }
    return state.flatMap(bigEndian)
  }

  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let zeros = (blockSize - (bytes.count + 9) % blockSize) % blockSize
    return bytes + [0x80] + [UInt8](repeating: 0, count: zeros) + bigEndian(UInt64(bytes.count) * 8)
  }

  private static func add(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
    let words = schedule(of: block)
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for (round, word) in words.enumerated() {
      let (mixed, constant) = mix(b, c, d, in: round)
      let next = rotated(a, by: 5) &+ mixed &+ e &+ constant &+ word
      (a, b, c, d, e) = (next, a, rotated(b, by: 30), c, d)
    }
    for (place, value) in [a, b, c, d, e].enumerated() { state[place] &+= value }
  }

  private static func schedule(of block: ArraySlice<UInt8>) -> [UInt32] {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { place in
      block[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for round in 16..<80 {
      words.append(rotated(words[round - 3] ^ words[round - 8] ^ words[round - 14] ^ words[round - 16], by: 1))
    }
    return words
  }

  private static func mix(_ b: UInt32, _ c: UInt32, _ d: UInt32, in round: Int) -> (UInt32, constant: UInt32) {
    switch round {
    case ..<20: ((b & c) | (~b & d), 0x5A82_7999)
    case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
    case ..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
    default: (b ^ c ^ d, 0xCA62_C1D6)
    }
  }

  private static func rotated(_ word: UInt32, by count: UInt32) -> UInt32 { word << count | word >> (32 - count) }

  private static func bigEndian(_ number: some FixedWidthInteger & UnsignedInteger) -> [UInt8] {
    stride(from: number.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
