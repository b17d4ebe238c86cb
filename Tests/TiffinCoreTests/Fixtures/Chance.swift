/// The same numbers in every run, so that what once failed fails again.
/// - Source: SplitMix64.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Any number of the range, its ends more often than chance would have it; nil every fourth time.
  mutating func figure(in range: ClosedRange<Int>) -> Int? {
    switch Int.random(in: 0..<8, using: &self) {
    case 0, 1: nil
    case 2: range.lowerBound
    case 3: range.upperBound
    default: Int.random(in: range, using: &self)
    }
  }
}
