/// The same numbers in every run, so that what once failed fails again.
/// - Source: SplitMix64.
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Up to `length` bytes, most of them from `likely`, so that they get past a parser's first look.
  mutating func bytes(upTo length: Int, likely: String) -> [UInt8] {
    let likely = Array(likely.utf8)
    return (0..<Int.random(in: 0...length, using: &self)).map { _ in
      Int.random(in: 0..<4, using: &self) == 0
        ? UInt8.random(in: 0...255, using: &self) : likely[Int.random(in: 0..<likely.count, using: &self)]
    }
  }

  /// The bytes with one of them added, taken out or changed.
  mutating func mutation(of bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    let at = Int.random(in: 0..<bytes.count, using: &self)
    switch Int.random(in: 0..<3, using: &self) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &self), at: at)
    case 1: bytes.remove(at: at)
    default: bytes[at] = UInt8.random(in: 0...255, using: &self)
    }
    return bytes
  }
}
