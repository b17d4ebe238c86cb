/// How many servings a page says a recipe gives.
enum PublishedYield {
  /// The first number of `4`, `4 servings`, `Serves 4-6`, `12 cookies`, `2 dozen`; of a range the smaller one.
  ///
  /// Nil without one, for a part of one, and above 1,000.
  static func servings(_ text: String) -> Int? {
    var reader = LineReader(PlainText.line(text, limit: 100))
    while !reader.isAtEnd {
      guard let quantity = reader.quantity() else {
        reader.index += 1
        continue
      }
      let count = quantity.lower * (reader.word() == "dozen" ? Quantity(reducing: 12, 1) : .one)
      guard count.isWhole, (1...1_000).contains(count.numerator) else { return nil }
      return count.numerator
    }
    return nil
  }
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
    word.utf8.allSatisfy { (0x30...0x39).contains($0) } || people.contains(word)
  }

  private static let people: Set<String> = [
    "serving", "servings", "serves", "portion", "portions", "portionen", "person", "persons", "personen", "people",
    "for", "to", "adults", "makes", "yields", "yield", "approx", "about",
  ]
}
