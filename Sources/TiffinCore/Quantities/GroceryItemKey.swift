/// The identity of a grocery item: equal for names that differ only in case, accents, whitespace, punctuation or simple
/// plurals. "Garlic cloves" has the same identity as "garlic".
public struct GroceryItemKey: Hashable, Sendable {
  /// The words in lower case and in the singular, separated by single spaces, without a final `clove` if `garlic`
  /// precedes it; empty if the name contains no letters or digits.
  public let text: String

  /// Creates the key of a name as typed.
  public init(_ name: String) {
    let words = Self.words(name)
    text = (Self.areCloves(words) ? words.dropLast() : words).joined(separator: " ")
  }

  /// Returns true if the name counts cloves of garlic, as in `garlic cloves`.
  static func namesCloves(_ name: String) -> Bool {
    areCloves(words(name))
  }

  private static func areCloves(_ words: [String]) -> Bool {
    words.count > 1 && words.last == "clove" && words.contains("garlic")
  }

  /// Returns the words of a name in the singular. Apostrophes are removed, so that `goat's` is one word.
  private static func words(_ name: String) -> [String] {
    let scalars = name.unicodeScalars.filter { $0 != "'" && $0 != "’" }
    return SearchWords.of(String(String.UnicodeScalarView(scalars))).map(EnglishSingular.of)
  }
}
