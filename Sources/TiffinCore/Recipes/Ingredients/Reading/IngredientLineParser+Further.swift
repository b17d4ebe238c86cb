/// Further amounts in a line that are scaled with the first one, so that the line remains consistent.
///
/// Such amounts are in `4 sticks (8 oz)`, `6 kidneys, about 375g/13oz`, `4 eggs, 4 whites` and `2 tbsp butter or 1 tbsp
/// oil`. The size of one piece is not scaled (`4 fillets, 6 oz each`), and neither are lengths, times, percentages and
/// numbers of cut pieces.
extension IngredientLineParser {
  /// Returns the quantities that are scaled with the first one.
  func further(behind reading: ParsedMeasure) -> [ParsedMeasure] {
    let known = reading.also + reading.more
    let ofEach = tokensOfEach()
    var reader = self
    reader.index = reading.tokens.upperBound
    var found: [ParsedMeasure] = []
    while reader.index < tokens.count {
      let place = reader.index
      if let part = known.first(where: { $0.tokens.contains(place) }) {
        reader.index = part.tokens.upperBound
      } else if let lead = reader.lead(behind: reading), let next = reader.measure() {
        let isSecond = reader.follows(reading, next, lead) && !ofEach[place]
        if isSecond { found.append(next) }
        reader.index = isSecond ? next.end ?? reader.index : next.tokens.upperBound
      } else {
        reader.skipNumberOrToken()
      }
    }
    return found
  }

  /// Skips a token, or a malformed number such as `1/2/3`.
  private mutating func skipNumberOrToken() {
    let isNumber = token()?.isNumber == true
    index += 1
    while isNumber, let token = token(), token.isNumber || token.isGlued && token.isSign(IngredientLineToken.slashes) {
      index += 1
    }
  }

  /// The words or punctuation before a further amount.
  private struct AmountPrefix {
    enum Kind {
      case joint, into, sign, bracket, word
    }

    let kind: Kind
    /// The word before the amount, without `about`; empty if there is punctuation.
    let word: String
    let isAbout: Bool
    /// True if the amount directly follows the first quantity.
    let isFirst: Bool
  }

  /// Returns the word or punctuation before this position if a quantity may begin here; otherwise nil.
  private func lead(behind reading: ParsedMeasure) -> AmountPrefix? {
    guard let token = token(), index > 0, token.isNumber || token.word.map(Self.beginsAmount) == true else {
      return nil
    }
    let begin = aboutBegins(before: index)
    var end = begin
    while end > 0, let word = tokens[end - 1].word, Self.fullness.contains(word) || isArticle(at: end - 1) { end -= 1 }
    guard end > 0, begin >= reading.tokens.upperBound else { return nil }
    let before = tokens[end - 1]
    let isFirst = end - 1 <= reading.tokens.upperBound
    let isAbout = begin < index
    if before.isSign(["(", "["]) { return AmountPrefix(kind: .bracket, word: "", isAbout: isAbout, isFirst: isFirst) }
    if before.isSign(["+", "&"]) {
      return AmountPrefix(kind: .joint, word: "plus", isAbout: isAbout, isFirst: isFirst)
    }
    let isDash = before.isSign(IngredientLineToken.dashes) && !before.isGlued && !token.isGlued
    let isSlash = end > 1 && before.isSign(IngredientLineToken.slashes) && tokens[end - 2].isSign([")", "]"])
    if isDash || isSlash || before.isSign([",", ";", ":", "."]) {
      return token.isGlued && !isSlash ? nil : AmountPrefix(kind: .sign, word: "", isAbout: isAbout, isFirst: isFirst)
    }
    guard let word = before.word else { return nil }
    let kind: AmountPrefix.Kind = Self.joints.contains(word) ? .joint : Self.into.contains(word) ? .into : .word
    // A number word is not a quantity in `skin scored three times`, `cut in half` and `half and half`.
    let isCounter = CounterWord.before[token.word ?? ""] != nil
    guard token.isNumber || isCounter || kind == .joint && token.word != "half" || word == "or" || word == "from" else {
      return nil
    }
    return AmountPrefix(kind: kind, word: word, isAbout: isAbout, isFirst: isFirst)
  }

  /// Returns true if the word at the position is `a` or `an` and follows punctuation or a conjunction, as in `(a generous
  /// 2 cups)`. After another word it may be `à`, as in `4 Steaks à 200 g`.
  private func isArticle(at place: Int) -> Bool {
    guard ["a", "an"].contains(tokens[place].word), place > 0 else { return false }
    return tokens[place - 1].word.map(Self.joints.contains) ?? true
  }

  /// Returns true if the word is a number, or a counter that precedes a number.
  private static func beginsAmount(_ word: String) -> Bool {
    englishNumbers.contains(word) || CounterWord.before[word] != nil
  }

  private static let englishNumbers: Set<String> = [
    "half", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve",
  ]

  /// Returns true if the quantity just parsed is scaled with the first one.
  private func follows(_ first: ParsedMeasure, _ next: ParsedMeasure, _ lead: AmountPrefix) -> Bool {
    guard trusted(next) != nil, !Self.refused.contains(word() ?? ""), token()?.isSign(["°", "º", "%"]) != true,
      token()?.isSign(IngredientLineToken.dashes) != true || token()?.isGlued != true, !isSizeOfEach(next),
      !isBeforeTimes
    else { return false }
    var ahead = self
    let isTotal = ahead.skipTotal()
    let isOfTins = first.measures.first?.unit?.hasSize == true && lead.kind != .joint && !isTotal
    guard let unit = next.measures.first?.unit, unit.dimension != .count else {
      return !isOfTins && followsCounted(first, next, lead)
    }
    switch unit.dimension {
    case .length: return false
    case .mass, .volume:
      // Directly behind a count is the size of each, as in `two 8 oz steaks`.
      if first.measures.first?.unit == nil, next.tokens.lowerBound == first.tokens.upperBound { return false }
      // `40 C` is a temperature.
      if unit == .cup, token(-1)?.word == "c" { return false }
      if isOfTins { return first.measures.first?.content != nil && lead.kind != .word }
      return isTotal || followsMeasured(first, lead)
    case .own, .count:
      if lead.word == "from" || lead.word == "with" && unit.isRough { return true }
      return !isOfTins && lead.kind != .word && lead.kind != .into
    }
  }

  /// True if `x` and a number follow, as in `25 x 30 cm`.
  private var isBeforeTimes: Bool {
    (word() == "x" || token()?.isSign(["×"]) == true) && token(1)?.isNumber == true
  }

  private func followsCounted(_ first: ParsedMeasure, _ next: ParsedMeasure, _ lead: AmountPrefix) -> Bool {
    let isNamed = word() != nil || token()?.isNumber == true || token(-1)?.word == "dozen"
    switch lead.kind {
    case .joint, .sign: return isNamed || lead.isAbout
    // A number alone in brackets is a size: shrimp are sold as `1 lb (16-20)`.
    case .bracket: return isNamed || lead.isAbout
    case .word:
      return lead.isAbout || ["juice", "zest"].contains(token(-2 - next.tokens.count)?.word ?? "")
        || lead.word == "from"
    case .into: return false
    }
  }

  private func followsMeasured(_ first: ParsedMeasure, _ lead: AmountPrefix) -> Bool {
    let isCounted = first.measures.first?.unit == nil
    switch lead.kind {
    case .joint: return true
    // A weight directly after a count is that of each piece, as in `2 (8 oz) steaks`.
    case .bracket: return !(isCounted && lead.isFirst)
    // A weight after a single piece is its size, as in `1 shoulder of pork, 4 to 6 pounds`.
    case .sign: return !isCounted || lead.isAbout || first.measures.first?.quantity != .one
    case .into: return !Self.pieces.contains(word() ?? "")
    case .word: return !Self.leadingEach.contains(lead.word) && !(isCounted && ["of", "de"].contains(lead.word))
    }
  }

  /// Returns true if the measure is a hyphenated size, such as `2-inch` or `6-ounce`.
  private func isSizeOfEach(_ reading: ParsedMeasure) -> Bool {
    guard reading.measures.first?.content == nil else { return false }
    let isHyphenated = reading.tokens.dropFirst().dropLast().contains { place in
      tokens[place - 1].isNumber && tokens[place].isSign(IngredientLineToken.dashes) && tokens[place].isGlued
        && tokens[place + 1].word != nil && tokens[place + 1].isGlued
    }
    return isHyphenated && reading.adjective == nil
  }

  /// Returns an array that is true for each token whose clause is about each piece, as in `6 oz each` and `(each about
  /// 170 g, boned)`.
  private func tokensOfEach() -> [Bool] {
    var ofEach = [Bool](repeating: false, count: tokens.count)
    var (start, isEach, isBracketEach) = (0, false, false)
    for place in 0...tokens.count {
      guard place == tokens.count || tokens[place].isSign(["(", ")", "[", "]", ",", ";", ":"]) else {
        let isWord =
          Self.each.contains(tokens[place].word ?? "") && tokens[place].word != "je" || isJeBeforeNumber(place)
        isEach = isEach || isWord
        if isWord, place == start, start > 0, tokens[start - 1].isSign(["("]) { isBracketEach = true }
        continue
      }
      let isBeforeEach =
        place + 1 < tokens.count && tokens[place].isSign([")", "]"]) && Self.each.contains(tokens[place + 1].word ?? "")
      if isEach || isBracketEach || isBeforeEach { for token in start..<place { ofEach[token] = true } }
      if place < tokens.count, tokens[place].isSign([")", "]"]) { isBracketEach = false }
      (start, isEach) = (place + 1, false)
    }
    return ofEach
  }

  private func isJeBeforeNumber(_ place: Int) -> Bool {
    tokens[place].word == "je" && place + 1 < tokens.count && !tokens[place + 1].isSign([","])
  }

  /// Words between two quantities that are both scaled.
  private static let joints: Set<String> = ["plus", "and", "or", "minus", "oder", "und", "ou", "et"]
  private static let into: Set<String> = ["with", "into", "in", "to"]
  /// Words for each of several pieces, in lower case without accents.
  private static let each: Set<String> = [
    "each", "apiece", "per", "every", "je", "jeweils", "pro", "chacun", "chacune", "cada", "ciascuno",
  ]
  /// Words between a count and the size of each piece.
  private static let leadingEach: Set<String> = ["a", "à", "per", "every", "for", "at", "zu", "x", "than", "least"]
  private static let pieces: Set<String> = [
    "piece", "pieces", "portion", "portions", "chunk", "chunks", "ball", "balls", "patty", "patties", "slice",
    "slices", "part", "parts",
  ]
  /// Words after a number that is not an amount but a time, a size or a percentage.
  private static let refused: Set<String> = [
    "second", "seconds", "minute", "minutes", "min", "mins", "hour", "hours", "hr", "hrs", "h", "day", "days", "week",
    "weeks", "month", "months", "year", "years", "minuten", "stunde", "stunden", "tage", "degree", "degrees", "percent",
    "per", "times", "time", "thick", "long", "wide", "high", "tall", "deep", "count", "ct", "cent", "servings",
    "serving", "people", "calories", "kcal", "each", "apiece", "f", "fahrenheit",
  ]
}
