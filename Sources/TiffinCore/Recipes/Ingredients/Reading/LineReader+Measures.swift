extension LineReader {
  /// Takes a quantity, if the next tokens tell one.
  mutating func measure() -> MeasureReading? {
    attempt { reader in
      let start = reader.index
      guard
        var reading = reader.fullMeasure() ?? reader.package() ?? reader.plainMeasure() ?? reader.articleMeasure()
          ?? reader.wordedMeasure()
      else { return nil }
      reading.measures += reader.further(reading.measures)
      if let range = reader.otherEnd(of: reading.measures) { reading.measures = [range] }
      guard reader.isApart(from: start) else { return nil }
      reading.tokens = start..<reader.index
      while let also = reader.also(of: reading) { reading.also += also }
      reader.add(to: &reading)
      if reading.also.isEmpty { reading.also = reader.alsoLater(of: reading) }
      reading.end = reader.index
      return reading
    }
  }

  /// Returns true if the tokens since `start` are not part of a longer word or number, such as `2.5.6` and `1/2/3`.
  func isApart(from start: Int) -> Bool {
    guard let last = token(-1), tokens[start].range.lowerBound.samePosition(in: text) != nil,
      last.range.upperBound.samePosition(in: text) != nil
    else { return false }
    guard let next = token(), next.isGlued else { return true }
    // Too many digits for a number are one sign.
    if next.isNumber || next.word == nil && text[next.range].unicodeScalars.count > 1 { return false }
    if next.isSign(Self.numberSigns), Self.isNumber(last) {
      return !(token(1).map { $0.isGlued && isWord(at: $0) } ?? false)
    }
    return !(isWord(at: next) && LineTokens.isPartOfWord(text.unicodeScalars[..<last.range.upperBound].last ?? " "))
  }

  /// Returns true if a token begins like a word or a number.
  private func isWord(at token: LineToken) -> Bool {
    LineTokens.isPartOfWord(text.unicodeScalars[token.range.lowerBound])
  }

  /// Signs that can stand between the digits of one number.
  private static let numberSigns = LineToken.slashes + [".", ",", ":", "'", "’"]

  /// Takes `generous ½ teaspoon`, `a scant 2 cups`: the fullness before the number.
  private mutating func fullMeasure() -> MeasureReading? {
    attempt { reader in
      _ = reader.skip(["a", "an"])
      let start = reader.index
      guard reader.skip(Self.fullness) else { return nil }
      let adjective = reader.text(start..<reader.index)
      guard var reading = reader.plainMeasure(), reading.adjective == nil, reading.measures.first?.unit != nil else {
        return nil
      }
      reading.adjective = adjective.lowercased()
      return reading
    }
  }

  /// Takes `200g`, `8-ounce`, `2 small stalks`, `3`; not `3rd`.
  mutating func plainMeasure() -> MeasureReading? {
    attempt { reader in
      guard let quantity = reader.quantity() else { return nil }
      if !reader.skipTimes(), quantity.upper < .one { reader.skipArticle() }
      if let measure = reader.unitMeasure(quantity) { return MeasureReading(measures: [measure], tokens: 0..<0) }
      if let (adjective, unit) = reader.attempt({ $0.describedUnit() }) {
        return MeasureReading(measures: [Measure(quantity, unit)], adjective: adjective, tokens: 0..<0)
      }
      if reader.skipCounter() { return MeasureReading(measures: [Measure(quantity)], tokens: 0..<0) }
      if reader.isPartOfWord || reader.isBeforeGroup { return nil }
      return MeasureReading(measures: [Measure(quantity)], tokens: 0..<0)
    }
  }

  /// Takes a unit behind a quantity, with the content of a package in brackets: `tin (400 g)`, `Pfund`.
  private mutating func unitMeasure(_ quantity: QuantityRange) -> Measure? {
    if let (count, unit) = attempt({ $0.customaryUnit() }) { return Measure(quantity * count, unit) }
    guard var unit = attempt({ $0.hyphenatedUnit() }) else { return nil }
    if unit == .piece { unit = unitOfPieces() ?? unit }
    return Measure(quantity, unit, content: content(of: unit))
  }

  /// True if the text behind a number shows that it is not a quantity: `3rd`, `2% milk`, `5 % fat`, `5-spice powder`.
  private var isPartOfWord: Bool {
    if token()?.isSign(["%", "％"]) == true { return true }
    guard let next = token(), next.isGlued else { return false }
    // `half-and-half`, `seven-spice`.
    guard token(-1)?.isNumber == true else { return isHyphenated }
    // `1-2-3 cake`.
    let goesOn = next.isSign(LineToken.dashes) && token(1)?.isGlued == true
    return next.word != nil || next.isSign(Self.marks) || goesOn
  }

  /// Signs of inches and degrees.
  private static let marks: [Unicode.Scalar] = ["\"", "″", "”", "'", "′", "°", "º"]

  /// Takes `a pinch`, `a small handful`, `an onion`; not `a little oil`.
  mutating func articleMeasure() -> MeasureReading? {
    attempt { reader in
      guard reader.skip(["a", "an"]) else { return nil }
      if let package = reader.package() { return package }
      if let reading = reader.bareUnit() { return reading }
      if reader.token()?.isNumber == true {
        // `a 4- to 5-pound chicken`.
        return reader.plainMeasure().flatMap { $0.measures.first?.unit == nil ? nil : $0 }
      }
      guard let word = reader.word(), !Self.vague.contains(word) else { return nil }
      return MeasureReading(measures: [Measure(.one)], tokens: 0..<0)
    }
  }

  /// Takes a unit without a number as one: `Pinch`, `small bunch`.
  mutating func bareUnit() -> MeasureReading? {
    attempt { reader in
      let start = reader.index
      let described = reader.attempt { $0.unit().map { (nil, $0) } } ?? reader.describedUnit().map { ($0, $1) }
      guard let (adjective, unit) = described, reader.isApart(from: start) else { return nil }
      return MeasureReading(measures: [Measure(.one, unit)], adjective: adjective, tokens: start..<reader.index)
    }
  }

  static let about: Set<String> = ["about", "approx", "approximately", "around", "roughly", "circa", "ca", "etwa"]
  private static let vague: Set<String> = [
    "little", "few", "bit", "lot", "couple", "touch", "hint", "dollop", "some",
    "squeeze", "glug",
  ]
}
