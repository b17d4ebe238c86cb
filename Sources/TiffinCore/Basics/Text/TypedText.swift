/// A text that somebody typed, and that is compared as it was typed: byte for byte.
///
/// Swift's own comparison of texts takes é and e + ´ for the same.
public protocol TypedText: Hashable, Sendable {
  /// As typed.
  var text: String { get }
}

extension TypedText {
  /// Byte for byte.
  public static func == (one: Self, other: Self) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  /// Byte for byte, as they are compared.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
