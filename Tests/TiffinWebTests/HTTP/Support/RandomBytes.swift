import TestSupport

extension SeededRandom {
  /// Returns up to `length` bytes, most of them from `likely`, to get past a parser's first check.
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
