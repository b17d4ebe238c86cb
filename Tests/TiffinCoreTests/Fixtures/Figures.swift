import TestSupport

extension SeededRandom {
  /// A random number of the range, with its ends more often; nil every fourth time.
  mutating func figure(in range: ClosedRange<Int>) -> Int? {
    switch Int.random(in: 0..<8, using: &self) {
    case 0, 1: nil
    case 2: range.lowerBound
    case 3: range.upperBound
    default: Int.random(in: range, using: &self)
    }
  }
}
