import Platform

/// The random key in a form, by which repeated submissions are recognised.
public struct SubmissionKey: Hashable, Sendable {
  /// The key: 1 to 64 of `A`–`Z`, `a`–`z`, `0`–`9`, `-` and `_`.
  public let text: String

  /// Creates a key; nil if the text is not a valid key.
  public init?(_ text: String) {
    guard (1...64).contains(text.utf8.count), text.utf8.allSatisfy(Self.isAllowed) else { return nil }
    self.text = text
  }

  /// Returns a new key of 128 random bits.
  public static func random() -> SubmissionKey {
    var generator = SystemRandomNumberGenerator()
    return SubmissionKey(digits: Hexadecimal.text(generator.next(), generator.next()))
  }

  private init(digits: String) {
    self.text = digits
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
