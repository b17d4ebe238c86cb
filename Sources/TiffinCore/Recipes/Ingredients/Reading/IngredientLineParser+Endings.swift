/// Abbreviations and optional plural endings.
extension IngredientLineParser {
  /// Returns the position after the point or the optional ending of a word that ends at `place`; `place` if it has
  /// neither.
  func endOfAbbreviation(at place: Int) -> Int {
    let isPoint = tokens.indices.contains(place) && tokens[place].isGlued && tokens[place].isSign(["."])
    return optionalEnding(at: isPoint ? place + 1 : place) ?? (isPoint ? place + 1 : place)
  }

  /// Returns the position after an optional plural ending, such as `/n` in `Dose/n` or `(s)` in `clove(s)`; nil if
  /// there is none at this position.
  func optionalEnding(at place: Int) -> Int? {
    guard place > 0, tokens.indices.contains(place), tokens[place].isGlued, let stem = tokens[place - 1].word,
      stem.unicodeScalars.count > 1, stem != "and"
    else { return nil }
    let isInBrackets = tokens[place].isSign(["("])
    guard isInBrackets || tokens[place].isSign(IngredientLineToken.slashes) else { return nil }
    var reader = self
    reader.index = place + 1
    _ = reader.skip(sign: IngredientLineToken.dashes)
    guard reader.token()?.isGlued == true, let ending = reader.word() else { return nil }
    let isUnit = KitchenUnit(words: ending).map { $0 == KitchenUnit(words: stem) } ?? false
    guard Self.endings.contains(ending) || isUnit && !isInBrackets else { return nil }
    reader.index += 1
    if isInBrackets { return reader.skip(sign: [")"]) ? reader.index : nil }
    guard let next = reader.token(), next.isGlued else { return reader.index }
    return next.isSign([",", ";", ".", ":", ")"]) ? reader.index : nil
  }

  static let endings: Set<String> = [
    "s", "es", "x", "n", "en", "nen", "e", "er", "ern", "r", "i", "a", "le", "eren", "ren", "ken", "pen", "ten", "len",
    "sen", "or", "ar", "na",
  ]
}
