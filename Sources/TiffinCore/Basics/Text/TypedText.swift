/// A typed text, compared exactly as typed: byte for byte.
///
/// Swift's own comparison treats é and e + ´ as equal.
public protocol TypedText: Hashable, Sendable {
  /// The text as typed.
  var text: String { get }
}

extension TypedText {
  /// Compares byte for byte.
  public static func == (one: Self, other: Self) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  /// Hashes the compared bytes.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension String {
  /// Returns the number of leading characters that together take at most `bytes` bytes of UTF-8.
  func characters(fittingIn bytes: Int) -> Int {
    var room = bytes
    return prefix { character in
      room -= character.utf8.count
      return room >= 0
    }.count
  }
}
