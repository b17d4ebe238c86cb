/// What two grocery items share that are the same: case, accents, blanks, signs and simple plurals do not matter.
public struct ItemKey: Hashable, Sendable {
  /// Lower case, words in the singular, parted by single spaces; empty for a name without letters and digits.
  public let text: String

  /// Of a name as typed.
  public init(_ name: String) {
    let words = Self.words(name)
    text = (Self.areCloves(words) ? words.dropLast() : words).joined(separator: " ")
  }

  /// Whether the name counts cloves of garlic: `garlic cloves`.
  static func namesCloves(_ name: String) -> Bool {
    areCloves(words(name))
  }

  private static func areCloves(_ words: [String]) -> Bool {
    words.count > 1 && words.last == "clove" && words.contains("garlic")
  }

  /// `goat's` is one word.
  private static func words(_ name: String) -> [String] {
    let scalars = name.unicodeScalars.filter { $0 != "'" && $0 != "’" }
    return Words.of(String(String.UnicodeScalarView(scalars))).map(Singular.of)
  }
}
