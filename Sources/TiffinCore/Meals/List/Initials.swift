/// The first characters of words, a bit for each. A meal that lacks one of a search's cannot match, and its words need
/// not be read.
struct Initials: Equatable {
  /// Bits 0 to 25 are a to z, 26 to 35 are 0 to 9; all other characters share the 27 above. Negative only of ``unknown``.
  let bits: Int

  /// Of rows for which nobody has worked it out: all bits, as any may be among them.
  static let unknown = Initials(bits: -1)

  init(bits: Int) {
    self.bits = bits
  }

  /// Expects words as ``Words/of(_:)`` gives them, in lower case.
  init(_ words: [String]) {
    bits = words.reduce(0) { bits, word in
      word.unicodeScalars.first.map { bits | 1 << Self.bit(of: $0) } ?? bits
    }
  }

  private static func bit(of scalar: Unicode.Scalar) -> UInt32 {
    switch scalar {
    case "a"..."z": scalar.value - 0x61
    case "0"..."9": scalar.value - 0x30 + 26
    default: scalar.value % 27 + 36
    }
  }
}
