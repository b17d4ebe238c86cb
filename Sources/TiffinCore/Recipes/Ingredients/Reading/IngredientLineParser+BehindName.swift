extension IngredientLineParser {
  /// Parses a quantity after the name, and returns it after the index of the token at which the name ends, as in
  /// `Butter 200 g`, `salt, 1/2 tsp, or to taste` and `flour (200 g)`; nil if there is none.
  mutating func measureBehindName(from start: Int) -> (Int, ParsedMeasure)? {
    for place in tokens.indices where place > start && canBegin(at: place) {
      index = place
      guard let lead = lead(before: place, from: start), let reading = measure().flatMap(trusted),
        isAmount(reading, lead)
      else { continue }
      return (lead.end, reading)
    }
    return nil
  }

  private func canBegin(at place: Int) -> Bool {
    tokens[place].isNumber || tokens[place].word.map { CounterWord.before[$0] != nil } ?? false
  }

  /// Returns the rest of the line after a measure.
  func remark(from reading: ParsedMeasure) -> String {
    Self.trimmed(text((reading.end ?? reading.tokens.upperBound)..<tokens.count))
  }

  /// The place between a name and its quantity.
  private struct QuantityGap {
    /// The end of the name.
    let end: Int
    /// True if punctuation separates the name from the quantity: a comma, a colon, a dash, a bracket or `x`.
    let isParted: Bool
    let isInBrackets: Bool
  }

  /// Returns the place between a name and a number; nil if no name precedes the number, or the number is part of the
  /// name, as in `B12`, `#10` and `cut into 4`.
  private func lead(before place: Int, from start: Int) -> QuantityGap? {
    let end = aboutBegins(before: place)
    guard end > start else { return nil }
    let before = tokens[end - 1]
    if before.isSign(["("]) {
      return end - 1 > start ? QuantityGap(end: end - 1, isParted: true, isInBrackets: true) : nil
    }
    if let last = text[tokens[end - 1].range].unicodeScalars.last, CounterWord.isEastAsian(last) {
      let isSize = end - 1 > start && !before.isGlued && CounterWord.sizes.contains(before.word ?? "")
      return QuantityGap(end: isSize ? end - 1 : end, isParted: true, isInBrackets: false)
    }
    // A number must not touch the word before it, except in `milk x2`.
    guard !tokens[end].isGlued || before.word == "x" && !before.isGlued else { return nil }
    let isDash = before.isSign(IngredientLineToken.dashes) && !before.isGlued
    if isDash || before.isSign([",", ";", ":", "×"]) || before.word == "x" {
      return end - 1 > start ? QuantityGap(end: end - 1, isParted: true, isInBrackets: false) : nil
    }
    if isGrade(at: end - 1) { return QuantityGap(end: end, isParted: false, isInBrackets: false) }
    guard let word = before.word, !Self.leadingOn.contains(word) else { return nil }
    return QuantityGap(end: end, isParted: false, isInBrackets: false)
  }

  /// Returns true if the type of a flour is at the position after its name, as in `Farina 00`, `Farina 0` and `Mehl
  /// Type 405`.
  private func isGrade(at place: Int) -> Bool {
    guard place > 0, tokens[place - 1].word != nil, !tokens[place].isGlued else { return false }
    if text[tokens[place].range].utf8.allSatisfy({ $0 == UInt8(ascii: "0") }) { return true }
    return place > 1 && tokens[place].isNumber && ["type", "typ", "tipo"].contains(tokens[place - 1].word)
  }

  /// Returns true if the line ends after the quantity, or continues with a remark. A number without a unit must be
  /// separated from the name, or be at most 20 and last, as in `Onions 2`, but not in `Type 405 flour`.
  private func isAmount(_ reading: ParsedMeasure, _ lead: QuantityGap) -> Bool {
    let unit = reading.measures.first?.unit
    if reading.number != nil { return true }
    if unit?.dimension == .length { return false }
    // `40 C` is a temperature.
    if unit == .cup, tokens[index - 1].word == "c" { return false }
    if lead.isInBrackets { return unit != nil && token()?.isSign([")"]) == true }
    guard isAtEnd || isAtRemark || token()?.isSign(["(", "."]) == true else { return false }
    if unit != nil || lead.isParted { return true }
    return isAtEnd && (reading.measures.first?.quantity.upper ?? .zero) <= Self.mostBare
  }

  private static let mostBare = Quantity(reducing: 20, 1)

  /// Words before a number that is not a quantity, as in `cut in 2` and `Type 1`.
  private static let leadingOn: Set<String> = [
    "in", "into", "to", "of", "for", "at", "by", "per", "than", "least", "most", "over", "under", "from", "every",
    "and",
    "or", "with", "plus", "until", "type", "typ", "tipo", "no", "nr", "number", "size", "grade", "vitamin", "day",
    "step",
    "the", "a", "e", "t",
  ]
}

extension IngredientDescription {
  /// Returns the description with the last words of a line as a note.
  func noting(after words: String) -> IngredientDescription {
    IngredientDescription(name: name, notes: words.isEmpty ? notes : notes + [words])
  }
}
