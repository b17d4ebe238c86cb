/// A check whether typed text contains numbers that may be misread.
struct AmbiguousNumberCheck {
  private let text: String
  private let tokens: [IngredientLineToken]

  init(_ text: String) {
    self.text = text
    tokens = IngredientLineTokenizer.of(text)
  }

  /// Returns true if the parsed line may be wrong.
  func isDoubtful(_ line: IngredientLine) -> Bool {
    isNegative || isGrouped || isSizeOfEach(line)
  }

  /// True if the text begins with a hyphen directly before a number, as in `-3 apples`: a minus sign or a list marker.
  private var isNegative: Bool {
    guard tokens.count > 1, tokens[0].isSign(IngredientLineToken.dashes) else { return false }
    return tokens[1].isGlued && tokens[1].isNumber
  }

  /// True if the text contains a separator that can be one of decimals or of thousands, such as `1,234 eggs`. A unit
  /// can decide, as in `1,234 g`; see ``WrittenNumber``.
  var isGrouped: Bool {
    let reader = IngredientLineParser(text)
    return reader.tokens.indices.contains { reader.ambiguous(at: $0) != nil && reader.settled(at: $0) == nil }
  }

  /// Returns true if the line states the length of each piece instead of a quantity, such as `12-inch tortillas` or `30
  /// cm skewers`.
  private func isSizeOfEach(_ line: IngredientLine) -> Bool {
    guard line.unit?.dimension == .length else { return false }
    let last = SearchWords.of(line.name).last ?? ""
    return EnglishSingular.of(last) != last || isHyphenated
  }

  private var isHyphenated: Bool {
    tokens.indices.dropFirst(2).contains { place in
      tokens[place].word != nil && tokens[place].isGlued && tokens[place - 1].isGlued
        && tokens[place - 1].isSign(IngredientLineToken.dashes) && tokens[place - 2].isNumber
    }
  }
}
