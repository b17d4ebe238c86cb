/// Parsing of the number of servings that a page states.
enum WebRecipeYield {
  /// Parses the number of people, otherwise of pieces, in a text such as `4`, `Serves 4-6`, `14 pizzas (12 servings)`,
  /// `12 cookies` or `2 dozen`. For a range, it is the lower limit.
  ///
  /// Returns nil if there is no number, if it is above 1,000, and for yields that are measured or must be cut first,
  /// such as `1 quart`, `2 loaves` or `1 9-inch cake`.
  static func servings(_ text: String) -> Int? {
    let counts = YieldCount.all(in: text)
    return (counts.first(where: \.isOfPeople) ?? counts.first { !$0.isOfWhole })?.count
  }

  /// Parses several texts, such as `1` and `1 loaf`. A text with words has precedence over a number alone.
  static func servings(_ texts: [String]) -> Int? {
    let worded = texts.filter { text in isWorded(text) && !YieldCount.all(in: text).isEmpty }
    return (worded.isEmpty ? texts : worded).lazy.compactMap { servings($0) }.first
  }

  /// Returns true if the text contains more than a number.
  static func isWorded(_ text: String) -> Bool { text.utf8.contains { $0 > UInt8(ascii: "9") } }
}

extension WebRecipe {
  /// The yield as a sentence, such as "Makes 12 cookies", if it contains more than the number of servings; nil
  /// otherwise.
  public var produce: String? {
    guard let yield, SearchWords.of(yield).contains(where: { !WebRecipeYield.isPlain($0) }) else { return nil }
    let isSentence = !(0x30...0x39).contains(yield.utf8.first ?? 0)
    return isSentence ? yield : "Makes \(yield)"
  }
}

extension WebRecipeYield {
  /// Returns true if the word is a number, or a word such as "people" or "servings".
  fileprivate static func isPlain(_ word: String) -> Bool {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) } || YieldCount.people.contains(word)
      || YieldCount.serving.contains(word) || plain.contains(word)
  }

  private static let plain: Set<String> = ["to", "makes", "yields", "yield", "approx", "about"]
}
