/// How many servings a page says a recipe gives.
enum PublishedYield {
  /// Of `4`, `Serves 4-6`, `14 pizzas (12 servings)`, `12 cookies`, `2 dozen` the number of those who eat, else of pieces;
  /// of a range the smaller one.
  ///
  /// Nil without one, above 1,000, and for what is measured or must be cut first: `1 quart`, `2 loaves`, `1 9-inch cake`.
  static func servings(_ text: String) -> Int? {
    let counts = YieldCount.all(in: text)
    return (counts.first(where: \.isOfPeople) ?? counts.first { !$0.isOfWhole })?.count
  }

  /// Of what a page gives as several texts, such as `1` and `1 loaf`: a text with words says more than a bare number.
  static func servings(_ texts: [String]) -> Int? {
    let worded = texts.filter { text in isWorded(text) && !YieldCount.all(in: text).isEmpty }
    return (worded.isEmpty ? texts : worded).lazy.compactMap { servings($0) }.first
  }

  /// Whether it is more than a number.
  static func isWorded(_ text: String) -> Bool { text.utf8.contains { $0 > UInt8(ascii: "9") } }
}

extension PublishedRecipe {
  /// What comes of it as a sentence, "Makes 12 cookies", where that says more than for how many it is.
  public var produce: String? {
    guard let yield, Words.of(yield).contains(where: { !PublishedYield.isPlain($0) }) else { return nil }
    let isSentence = !(0x30...0x39).contains(yield.utf8.first ?? 0)
    return isSentence ? yield : "Makes \(yield)"
  }
}

extension PublishedYield {
  /// Numbers, and those who eat.
  fileprivate static func isPlain(_ word: String) -> Bool {
    word.utf8.allSatisfy { (0x30...0x39).contains($0) } || YieldCount.people.contains(word)
      || YieldCount.serving.contains(word) || plain.contains(word)
  }

  private static let plain: Set<String> = ["to", "makes", "yields", "yield", "approx", "about"]
}
