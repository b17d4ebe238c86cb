extension LineReader {
  /// How much, if the next tokens tell it.
  mutating func measure() -> MeasureReading? {
    attempt { reader in
      let start = reader.index
      guard var reading = reader.package() ?? reader.plainMeasure() ?? reader.articleMeasure() else { return nil }
      reading.measures += reader.further(reading.measures)
      reading.tokens = start..<reader.index
      reading.also = reader.also(of: reading) ?? reader.alsoLater(of: reading)
      reading.end = reader.index
      return reading
    }
  }

  /// `200g`, `8-ounce`, `2 small stalks`, `3`; not `3rd`.
  private mutating func plainMeasure() -> MeasureReading? {
    attempt { reader in
      guard let quantity = reader.quantity() else { return nil }
      if !reader.skipTimes(), quantity.upper < .one { reader.skipArticle() }
      if let unit = reader.attempt({ $0.hyphenatedUnit() }) {
        return MeasureReading(measures: [Measure(quantity, unit, content: reader.content(of: unit))], tokens: 0..<0)
      }
      if let (adjective, unit) = reader.attempt({ $0.describedUnit() }) {
        return MeasureReading(measures: [Measure(quantity, unit)], adjective: adjective, tokens: 0..<0)
      }
      if reader.isPartOfWord || reader.isBeforeGroup { return nil }
      return MeasureReading(measures: [Measure(quantity)], tokens: 0..<0)
    }
  }

  /// Behind a number: what makes it no quantity, as in `3rd`, `2% milk`, `5 % fat`, `5-spice powder`.
  private var isPartOfWord: Bool {
    if token()?.isSign(["%", "％"]) == true { return true }
    guard let next = token(), next.isGlued else { return false }
    // `half-and-half`, `seven-spice`.
    guard token(-1)?.isNumber == true else { return isHyphenated }
    // `1-2-3 cake`.
    let goesOn = next.isSign(LineToken.dashes) && token(1)?.isGlued == true
    return next.word != nil || next.isSign(Self.marks) || goesOn
  }

  /// Inches, degrees.
  private static let marks: Set<Unicode.Scalar> = ["\"", "″", "”", "'", "′", "°", "º"]

  /// `a pinch`, `a small handful`, `an onion`; not `a little oil`.
  private mutating func articleMeasure() -> MeasureReading? {
    attempt { reader in
      guard reader.skip(["a", "an"]) else { return nil }
      if let package = reader.package() { return package }
      if let reading = reader.bareUnit() { return reading }
      guard let word = reader.word(), !Self.vague.contains(word) else { return nil }
      return MeasureReading(measures: [Measure(.one)], tokens: 0..<0)
    }
  }

  /// One of a unit without saying so: `Pinch`, `small bunch`.
  mutating func bareUnit() -> MeasureReading? {
    let start = index
    if let unit = attempt({ $0.unit() }) {
      return MeasureReading(measures: [Measure(.one, unit)], tokens: start..<index)
    }
    guard let (adjective, unit) = attempt({ $0.describedUnit() }) else { return nil }
    return MeasureReading(measures: [Measure(.one, unit)], adjective: adjective, tokens: start..<index)
  }

  /// What belongs to it still: `8 oz` of `1 lb 8 oz`, `2 tbsp` of `1 cup plus 2 tbsp`.
  private mutating func further(_ measures: [Measure]) -> [Measure] {
    guard let last = measures.last, let unit = last.unit, unit.dimension != .own else { return [] }
    let next = attempt { reader -> Measure? in
      let isSaid = reader.skip(sign: ["+"]) || reader.skip(["plus", "and"])
      guard let quantity = reader.quantity(), let other = reader.hyphenatedUnit(), other.dimension == unit.dimension,
        other.isMetric == unit.isMetric, isSaid ? other != unit : other.size < unit.size
      else { return nil }
      return Measure(quantity, other)
    }
    return next.map { [$0] + further([$0]) } ?? []
  }

  /// The same again: `(7 oz)`, `/7oz`.
  private mutating func also(of reading: MeasureReading) -> (measures: [Measure], tokens: Range<Int>)? {
    attempt { reader in
      let isInBrackets = reader.skip(sign: ["("])
      guard isInBrackets || reader.skip(sign: LineToken.slashes) else { return nil }
      _ = reader.skip(Self.about)
      let start = reader.index
      guard let quantity = reader.quantity() else { return nil }
      // `4 (6-ounce) fillets` says how large each is, not how much they are together.
      if isInBrackets && reader.isHyphenated { return nil }
      guard let unit = reader.hyphenatedUnit(), unit.dimension != .own else { return nil }
      // `1 (9 inch) pie crust` says how large it is.
      if unit.dimension == .length, reading.measures.first?.unit?.dimension != .length { return nil }
      let first = Measure(quantity, unit)
      let measures = [first] + reader.further([first])
      let tokens = start..<reader.index
      guard !isInBrackets || reader.skip(sign: [")"]) else { return nil }
      return (measures, tokens)
    }
  }

  /// The same in brackets further on: `4 chicken breasts (about 600 g)`. Takes nothing.
  private func alsoLater(of reading: MeasureReading) -> (measures: [Measure], tokens: Range<Int>)? {
    var reader = self
    // What is in brackets behind tins is what each holds.
    if reading.measures.first?.unit?.isContainer == true { return nil }
    while let bracket = reader.tokens[reader.index...].firstIndex(where: { $0.isSign(["("]) }) {
      reader.index = bracket
      if let also = reader.also(of: reading) { return also }
      reader.index = bracket + 1
    }
    return nil
  }

  static let about: Set<String> = ["about", "approx", "approximately", "around", "roughly", "circa", "ca", "etwa"]
  private static let vague: Set<String> = ["little", "few", "bit", "lot", "couple", "touch", "hint", "dollop", "some"]
}
