extension IngredientLineParser {
  /// Parses a quantity; nil if none begins at this position.
  mutating func measure() -> ParsedMeasure? {
    attempt { reader in
      let start = reader.index
      guard
        var reading = reader.fullMeasure() ?? reader.package() ?? reader.plainMeasure() ?? reader.articleMeasure()
          ?? reader.wordedMeasure()
      else { return nil }
      if reading.number == nil, reading.sizes.isEmpty {
        reader.addHalf(to: &reading)
        reading.measures += reader.further(reading.measures)
        if let range = reader.otherEnd(of: reading.measures) { reading.measures = [range] }
      }
      guard reader.isApart(from: start) else { return nil }
      reading.tokens = start..<reader.index
      while let also = reader.also(of: reading) { reading.also += also }
      while reader.add(to: &reading) {}
      reading.end = reader.index
      return reading
    }
  }

  /// Returns true if the tokens since `start` are not part of a longer word or number, such as `2.5.6` or `1/2/3`.
  func isApart(from start: Int) -> Bool {
    guard let last = token(-1), tokens[start].range.lowerBound.samePosition(in: text) != nil,
      last.range.upperBound.samePosition(in: text) != nil
    else { return false }
    guard let next = token(), next.isGlued else { return true }
    // Punctuation of several characters is a number with too many digits.
    if next.isNumber || next.word == nil && text[next.range].unicodeScalars.count > 1 { return false }
    if next.isSign(Self.numberSigns), Self.isNumber(last) {
      return !(token(1).map { $0.isGlued && isWord(at: $0) } ?? false)
    }
    let isInWord =
      isWord(at: next)
      && IngredientLineTokenizer.isPartOfWord(text.unicodeScalars[..<last.range.upperBound].last ?? " ")
    return !isInWord || isBesideName || last.word.map { CounterWord.behind[$0] != nil } ?? false
  }

  /// Returns true if a token begins like a word or a number.
  private func isWord(at token: IngredientLineToken) -> Bool {
    IngredientLineTokenizer.isPartOfWord(text.unicodeScalars[token.range.lowerBound])
  }

  /// Characters that can be between the digits of one number.
  private static let numberSigns = IngredientLineToken.slashes + [".", ",", ":", "'", "’"]

  /// True if the space after the number is missing, as in `8large eggs` and `3carrots`, but not in `7up`.
  private var isBesideName: Bool {
    guard let next = token(), next.isGlued, let word = next.word, case .number(let count)? = token(-1)?.kind else {
      return false
    }
    if Self.sizeWords.contains(word) { return token(1)?.isGlued != true }
    return count > .one && count.isWhole && word.utf8.count > 3 && EnglishSingular.of(word) != word
      && !Self.names.contains(word)
  }

  private static let sizeWords: Set<String> = ["small", "medium", "large", "big", "whole"]

  /// Parses a measure with the fullness before the number or the spoon, such as `generous ½ teaspoon`, `a scant 2 cups`
  /// or `heaping tablespoon`; nil if there is none.
  private mutating func fullMeasure() -> ParsedMeasure? {
    attempt { reader in
      _ = reader.skip(["a", "an"])
      let start = reader.index
      guard reader.skip(Self.fullness) else { return nil }
      let adjective = reader.text(start..<reader.index)
      guard var reading = reader.plainMeasure() ?? reader.spoon(), reading.adjective == nil,
        reading.measures.first?.unit != nil
      else { return nil }
      reading.adjective = adjective.lowercased()
      return reading
    }
  }

  /// Parses a spoon or cup without a number before a name as one unit; nil if there is none.
  private mutating func spoon() -> ParsedMeasure? {
    attempt { reader in
      guard let unit = reader.unit(), Self.spoons.contains(unit), reader.word() != nil else { return nil }
      return ParsedMeasure(measures: [Measure(.one, unit)], tokens: 0..<0)
    }
  }

  private static let spoons: Set<KitchenUnit> = [.cup, .tablespoon, .teaspoon, .dessertspoon]

  /// Parses a measure that begins with a number, such as `200g`, `8-ounce`, `2 small stalks` or `3`; nil if there is
  /// none, as in `3rd`.
  mutating func plainMeasure() -> ParsedMeasure? {
    attempt { reader in
      if let counted = reader.attempt({ $0.counterMeasure() }) { return counted }
      guard let quantity = reader.quantity() else { return nil }
      if !reader.skipTimes(), quantity.upper < .one { reader.skipArticle() }
      if let measure = reader.unitMeasure(quantity) { return ParsedMeasure(measures: [measure], tokens: 0..<0) }
      // A multiplication sign is skipped, as in `2 x 2-inch pieces`.
      if let (adjective, unit) = reader.attempt({ reader in
        _ = reader.skip(["x"]) || reader.skip(sign: ["×"])
        return reader.describedUnit()
      }) {
        let measure = Measure(quantity, unit, content: reader.content(of: unit))
        return ParsedMeasure(measures: [measure], adjective: adjective, tokens: 0..<0)
      }
      if reader.skipCounter() { return ParsedMeasure(measures: [Measure(quantity)], tokens: 0..<0) }
      if reader.isPartOfWord || reader.isBeforeGroup { return nil }
      return ParsedMeasure(measures: [Measure(quantity)], tokens: 0..<0)
    }
  }

  /// Parses a unit after a quantity, with the content of a package in brackets, such as `tin (400 g)` or `Pfund`; nil
  /// if there is none.
  private mutating func unitMeasure(_ quantity: QuantityRange) -> Measure? {
    if let (count, unit) = attempt({ $0.customaryUnit() }) { return Measure(quantity * count, unit) }
    guard var unit = attempt({ $0.unitBehindNumber() }) else { return nil }
    if unit == .piece { unit = unitOfPieces() ?? unit }
    return Measure(quantity, unit, content: content(of: unit))
  }

  /// Parses a measure with an East Asian counter, such as `4個`, `大さじ2` or `2 큰술`; nil if there is none.
  private mutating func counterMeasure() -> ParsedMeasure? {
    let before = word().flatMap { CounterWord.before[$0] }
    if before != nil { index += 1 }
    let start = index
    guard let next = token(), next.isNumber, let quantity = quantity() else { return nil }
    let number = ParsedMeasure.Number(quantity: quantity, tokens: start..<index)
    let counter = word().flatMap { CounterWord.behind[$0] }
    if counter != nil { index += 1 }
    guard let counted = before ?? counter else { return nil }
    return ParsedMeasure(measures: [Measure(quantity * counted.count, counted.unit)], tokens: 0..<0, number: number)
  }

  /// Parses a unit after a number, such as `-ounce`, or `, cups` in `1½, cups`. A repetition such as `tsp teaspoon`
  /// counts once. Returns nil if there is none.
  private mutating func unitBehindNumber() -> KitchenUnit? {
    if token()?.isGlued == true, token(1)?.isGlued == false { _ = skip(sign: [","]) }
    let isBehindComma = token(-1)?.isSign([","]) == true
    guard let unit = hyphenatedUnit() else { return nil }
    let isMeasured = [.mass, .volume].contains(unit.dimension)
    if isBehindComma, !isMeasured { return nil }
    if isMeasured { _ = attempt { $0.unit() == unit ? true : nil } }
    return unit
  }

  /// Adds the half in `a cup and a half`. In `a cup and a half teaspoon`, the half is the second measure of a sum.
  private mutating func addHalf(to reading: inout ParsedMeasure) {
    guard let measure = reading.measures.first, let unit = measure.unit, measure.quantity.isSingle
    else { return }
    let half = attempt { reader -> Quantity? in
      guard let half = reader.joinedFraction() else { return nil }
      var ahead = reader
      return ahead.unit() == nil ? half : nil
    }
    guard let half else { return }
    reading.measures = [Measure(QuantityRange(measure.quantity.lower + half), unit, content: measure.content)]
  }

  /// True if the text after a number shows that it is not a quantity, as in `3rd`, `2% milk`, `5 % fat` and `5-spice
  /// powder`.
  private var isPartOfWord: Bool {
    if token()?.isSign(["%", "％"]) == true { return true }
    guard let next = token(), next.isGlued else { return false }
    // Number words are part of the name in `half-and-half` and `seven-spice`.
    guard token(-1)?.isNumber == true else { return isHyphenated }
    // The number continues in `1-2-3 cake`.
    let goesOn = next.isSign(IngredientLineToken.dashes) && token(1)?.isGlued == true
    return next.word != nil && !isBesideName || next.isSign(Self.marks) || goesOn
  }

  /// Symbols for inches, feet and degrees.
  private static let marks: [Unicode.Scalar] = ["\"", "″", "”", "'", "′", "°", "º"]

  /// Parses a measure that begins with an article, such as `a pinch`, `a small handful` or `an onion`; nil if there is
  /// none, as in `a little oil`.
  mutating func articleMeasure() -> ParsedMeasure? {
    attempt { reader in
      guard reader.skip(["a", "an"]) else { return nil }
      if let package = reader.package() { return package }
      if let reading = reader.bareUnit() { return reading }
      if reader.token()?.isNumber == true {
        // A number with a unit follows the article, as in `a 4- to 5-pound chicken`.
        return reader.plainMeasure().flatMap { $0.measures.first?.unit == nil ? nil : $0 }
      }
      guard let word = reader.word(), !Self.vague.contains(word) else { return nil }
      return ParsedMeasure(measures: [Measure(.one)], tokens: 0..<0)
    }
  }

  /// Parses a unit without a number as one unit, such as `Pinch` or `small bunch`; nil if there is none.
  mutating func bareUnit() -> ParsedMeasure? {
    attempt { reader in
      let start = reader.index
      let described = reader.attempt { $0.unit().map { (nil, $0) } } ?? reader.describedUnit().map { ($0, $1) }
      guard let (adjective, unit) = described, reader.isApart(from: start) else { return nil }
      return ParsedMeasure(measures: [Measure(.one, unit)], adjective: adjective, tokens: start..<reader.index)
    }
  }

  /// Words after an article or `one` that are not a quantity, in lower case without accents.
  static let vague: Set<String> = [
    "little", "few", "bit", "lot", "couple", "touch", "hint", "some", "squeeze", "wenig", "bisschen", "paar", "peu",
    "poco", "po", "beetje",
  ]
}
