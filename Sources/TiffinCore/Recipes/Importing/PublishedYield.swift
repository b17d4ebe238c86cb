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
