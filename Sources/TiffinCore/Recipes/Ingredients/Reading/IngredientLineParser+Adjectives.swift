/// Commas that do not end a name, because only adjectives precede them, as in `boneless, skinless chicken breasts`.
extension IngredientLineParser {
  /// Returns true if the words so far only describe the ingredient, and its name follows the next comma.
  func nameGoesOn(from start: Int, before end: Int) -> Bool {
    isDescribing(start..<index) && isBeforeName(before: end)
  }

  /// Returns true if a name follows the next commas, possibly after more adjectives.
  private func isBeforeName(before end: Int) -> Bool {
    var reader = self
    while reader.index < end, reader.skip(sign: [","]) {
      // The word `but` is skipped, as in `ripe, but firm pears`.
      _ = reader.skip(["but"])
      let first = reader.index
      while reader.index < end, !reader.isAtRemark { reader.index += 1 }
      guard first < reader.index, let word = tokens[first].word, !Self.remarking.contains(word) else { return false }
      if !reader.isDescribing(first..<reader.index) { return !reader.isParticiple(reader.word(-1) ?? "") }
    }
    return false
  }

  /// Parses a preparation that does not matter in a shop, such as `finely chopped` or `freshly grated or thinly
  /// sliced`; nil if there is none.
  mutating func preparation(before end: Int) -> String? {
    attempt { reader in
      let start = reader.index
      guard reader.skipWorks() || reader.skipPreparation() || reader.skipWork() else { return nil }
      while reader.skipWork() {}
      while reader.attempt({ $0.skip(["and", "or"]) && ($0.skipPreparation() || $0.skipParticiple()) ? true : nil })
        != nil
      {}
      // The preparation includes a comma before the name, as in `coarsely grated, sharp cheddar`.
      if reader.isBeforeName(before: end) { _ = reader.skip(sign: [","]) }
      guard reader.index < end, reader.word() != nil, !reader.isAtRemark else { return nil }
      return Self.trimmed(reader.text(start..<reader.index))
    }
  }

  private mutating func skipPreparation() -> Bool {
    attempt { reader in
      _ = reader.skip(["very"])
      if reader.skip(["freshly"]) { return reader.skip(["ground"]) || reader.skipParticiple() ? true : nil }
      guard reader.skip(Self.adverbs) else { return nil }
      return reader.skip(["ground"]) || reader.skipParticiple() ? true : nil
    } ?? false
  }

  private mutating func skipParticiple() -> Bool {
    guard let word = word(), isParticiple(word) || word == "cut" || word == "torn",
      token(1)?.isGlued != true || token(1)?.isSign([","]) == true
    else { return false }
    index += 1
    return true
  }

  /// True if `or` begins another ingredient, as in `2 tbsp butter or 1 tbsp oil`.
  var isBeforeAnother: Bool {
    guard token(1)?.isNumber == true, let word = word(-1) else { return false }
    return !isAdjective([word])
  }

  /// Returns true if all tokens are adjectives, or adverbs and conjunctions between them, as in `lightly dressed` or
  /// `low or no`.
  func isDescribing(_ tokens: Range<Int>) -> Bool {
    guard let terms = terms(tokens), let last = terms.last, isAdjective(last) else { return false }
    return terms.dropLast().allSatisfy { term in
      isAdjective(term)
        || term.count == 1 && (term[0].hasSuffix("ly") || ["or", "and", "most", "very"].contains(term[0]))
    }
  }

  /// Returns the words, with hyphenated ones such as `full-fat` together; nil if there is punctuation other than
  /// commas.
  func terms(_ place: Range<Int>) -> [[String]]? {
    var terms: [[String]] = []
    var isJoined = false
    for token in tokens[place] {
      if let word = token.word {
        if isJoined, token.isGlued, let last = terms.popLast() {
          terms.append(last + [word])
        } else {
          terms.append([word])
        }
        isJoined = false
      } else if token.isSign([","]) {
        isJoined = false
      } else {
        guard token.isSign(IngredientLineToken.dashes), token.isGlued, !terms.isEmpty else { return nil }
        isJoined = true
      }
    }
    return terms
  }

  private func isAdjective(_ term: [String]) -> Bool {
    guard let last = term.last else { return false }
    if isParticiple(last) || Self.adjectives.contains(last) || isSuperlative(last) { return true }
    return term.count == 1 ? last.hasSuffix("less") || last.hasSuffix("ful") : Self.compounds.contains(last)
  }

  /// Returns true if the word is a participle, such as `dried` but not `seed`.
  func isParticiple(_ word: String) -> Bool {
    word.utf8.count > 4 && word.hasSuffix("ed") && !word.hasSuffix("eed")
  }

  /// Returns true if the word is a superlative, such as `ripest` but not `harvest` or `zest`.
  private func isSuperlative(_ word: String) -> Bool {
    word.utf8.count > 5 && word.hasSuffix("est") && !["harvest", "forest", "breast"].contains(word)
  }

  /// Parses praise before a name that does not matter in a shop, such as `ripest, most flavorful`; nil if there is
  /// none.
  mutating func praise(before end: Int) -> String? {
    attempt { $0.superlative(before: end) }
      ?? attempt { reader in
        let start = reader.index
        while reader.index < end, !reader.isAtRemark { reader.index += 1 }
        let range = start..<reader.index
        guard range.contains(where: { reader.isPraise(reader.tokens[$0].word ?? "") }),
          reader.nameGoesOn(from: start, before: end),
          reader.skip(sign: [","])
        else { return nil }
        while reader.index < end,
          reader.isPraise(reader.word() ?? "") || ["most", "very", "but"].contains(reader.word())
        {
          reader.index += 1
        }
        return reader.index < end ? reader.text(start..<reader.index) : nil
      }
  }

  /// Parses a superlative directly before the name, such as `the ripest`; nil if there is none.
  private mutating func superlative(before end: Int) -> String? {
    let start = index
    _ = skip(["the"])
    guard index < end, let word = word(), isSuperlative(word), token(1)?.isGlued == false else { return nil }
    index += 1
    return index < end && self.word() != nil && !isAtRemark ? text(start..<index) : nil
  }

  private func isPraise(_ word: String) -> Bool {
    isSuperlative(word) || word.hasSuffix("ful") || Self.praises.contains(word)
  }

  /// Words for a quality or ripeness that people judge in the shop.
  private static let praises: Set<String> = [
    "best", "quality", "fragrant", "ripe", "overripe", "plump", "juicy", "spotty", "fleshy", "meaty", "tasty",
  ]

  static let adverbs: Set<String> = [
    "coarsely", "finely", "loosely", "firmly", "roughly", "thickly", "thinly", "tightly",
  ]

  private static let adjectives: Set<String> = [
    "best", "big", "black", "brown", "bubbly", "chewy", "creamy", "crumbly", "crunchy", "fleshy", "fluffy", "fragrant",
    "juicy", "leafy", "lukewarm", "meaty", "overripe", "plump", "spotty", "tepid", "speckled", "skim", "spicy",
    "sticky", "tangy", "tasty", "waxy", "floury", "cold", "cool", "crisp",
    "crusty", "dark", "dry", "extra", "fat", "fine", "firm", "flat",
    "fresh", "frozen", "good", "green", "hot", "large", "lean", "lg", "light", "long", "low", "mature", "md", "medium",
    "mild", "natural", "nonfat", "no", "old", "organic", "plain", "raw", "red", "ripe", "rustic", "sharp", "short",
    "sm", "small", "smooth", "soft", "stale", "strong", "tart", "tender", "thick", "thin", "tiny", "warm", "white",
    "whole", "yellow", "young", "sweet", "pure", "fruity", "hearty", "buttery", "flaky", "flavourful", "flavorful",
    "mellow",
    "rich", "silky", "sturdy", "zesty", "hard", "bright", "cheap", "decent", "fatty", "nutty", "pale", "sour", "bitter",
  ]

  /// Last parts of compounds such as `reduced-sodium`.
  private static let compounds: Set<String> = [
    "cut", "fat", "free", "grain", "hung", "in", "less", "on", "purpose", "quality", "range", "sodium", "style",
    "sugar", "virgin",
  ]

  /// Words that begin a remark, not a name.
  static let remarking: Set<String> = [
    "about", "as", "at", "but", "cut", "each", "for", "from", "if", "in", "left", "not", "optional", "or", "per",
    "plus",
    "preferably", "see", "such", "to", "torn", "until", "with",
  ]
}
