extension IngredientLineParser {
  /// Parses a duration in minutes, such as `25-30 minutes`, `1 hour 20 minutes`, `1 ½ hrs`, `half an hour`, `a few
  /// minutes` or `overnight`; returns nil if none begins at this position.
  mutating func duration() -> Double? {
    if skip(["overnight"]) { return WorkAndRestTime.night }
    guard let first = attempt({ $0.oneDuration() }) else { return nil }
    // `30 minutes to 1 hour` stands for the middle, `1 hour and 20 minutes` for the sum.
    let more = attempt { reader -> Double? in
      if reader.skip(["to"]) { return reader.oneDuration().map { ($0 - first) / 2 } }
      _ = reader.skip(["and"])
      return reader.oneDuration().flatMap { $0 < first ? $0 : nil }
    }
    return first + (more ?? 0)
  }

  private mutating func oneDuration() -> Double? {
    guard let count = count() else { return nil }
    _ = skip(sign: IngredientLineToken.dashes)
    while skip(["more", "further", "additional", "full", "good", "or", "so", "of"]) {}
    guard let size = word().flatMap({ Self.sizes[$0] }) else { return nil }
    index += 1
    _ = skip(sign: ["."])
    return count * size
  }

  /// Parses a number of units, such as `2`, `2-3`, `a few`, `half an`, `an` or `another`; returns nil if there is none.
  private mutating func count() -> Double? {
    if let quantity = quantity() {
      return [quantity.lower, quantity.upper].reduce(0) { $0 + Double($1.numerator) / Double($1.denominator) } / 2
    }
    let isOne = skip(["a", "an", "another", "further"])
    if let count = word().flatMap({ Self.vagueCounts[$0] ?? Self.counts[$0] }) {
      index += 1
      return count
    }
    return isOne ? 1 : nil
  }

  /// Skips `or`, with or without punctuation before it, or `(preferably`; returns false if there is none.
  mutating func skipOr() -> Bool {
    attempt { reader in
      _ = reader.skip(sign: [",", "(", "/"])
      return reader.skip(["or", "preferably", "ideally"]) ? true : nil
    } ?? false
  }

  /// True if the sentence is not a step of the recipe, such as `Alternatively, soak them overnight` or `To defrost,
  /// leave it in the fridge overnight`.
  var isOfAnotherWay: Bool {
    word() == "alternatively" || word() == "to" && ["defrost", "freeze", "reheat", "store"].contains(word(1))
  }

  /// Returns true if the duration at a position does not add to the recipe's time, because it is part of another
  /// duration, or follows the cooking.
  func isBesideTheWay(at place: Int) -> Bool {
    let (before, beforeThat) = (word(at: place - 1), word(at: place - 2))
    if ["first", "last", "final", "remaining", "every", "after"].contains(before) { return true }
    if ["keep", "keeps", "store"].contains(before) || before == "to" && beforeThat == "up" { return true }
    return before == "for" && ["keep", "keeps", "store", "stored"].contains(beforeThat)
  }

  /// True if a word such as `ahead` or `in advance` follows, as in `a day ahead`: the preceding duration states how
  /// early one can begin.
  var isAhead: Bool {
    ["ahead", "beforehand", "old"].contains(word()) || word() == "in" && word(1) == "advance"
  }

  /// True if `on each side`, `per side` or similar words follow, as in `3 minutes on each side`.
  var isForEachSide: Bool {
    let words = (0...2).compactMap { word($0) }.drop { $0 == "on" }
    return words.count > 1 && ["each", "per", "a"].contains(words.first) && words.dropFirst().first == "side"
  }

  /// Returns the word at a position; nil for other tokens, and outside the sentence.
  func word(at place: Int) -> String? {
    tokens.indices.contains(place) ? tokens[place].word : nil
  }

  private static let sizes: [String: Double] = [
    "minute": 1, "minutes": 1, "min": 1, "mins": 1, "hour": 60, "hours": 60, "hr": 60, "hrs": 60,
  ]

  /// Number words that do not occur in quantities of ingredients.
  static let counts: [String: Double] = [
    "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
  ]

  private static let vagueCounts: [String: Double] = ["few": 3, "couple": 2, "several": 3]
}
