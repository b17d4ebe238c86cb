/// Repetitions of a measure in other units.
extension LineReader {
  /// Takes a repetition: `(7 oz)`, `/7oz`, `(4 ounces/115 grams)`.
  mutating func also(of reading: MeasureReading) -> [(measures: [Measure], tokens: Range<Int>)]? {
    // Brackets behind tins tell the content of each.
    if reading.measures.first?.unit?.isContainer == true { return nil }
    return attempt { reader in
      let isInBrackets = reader.skip(sign: ["("])
      guard isInBrackets || reader.skip(sign: LineToken.slashes) else { return nil }
      var found: [(measures: [Measure], tokens: Range<Int>)] = []
      repeat {
        guard let again = reader.again(of: reading, isInBrackets) else { return nil }
        found.append(again)
      } while isInBrackets && reader.skip(sign: LineToken.slashes + [";", ","])
      return !isInBrackets || reader.skip(sign: [")"]) ? found : nil
    }
  }

  private mutating func again(
    of reading: MeasureReading, _ isInBrackets: Bool
  ) -> (measures: [Measure], tokens: Range<Int>)? {
    _ = skip(Self.about)
    let start = index
    guard let quantity = quantity() else { return nil }
    // `4 (6-ounce) fillets` tells the size of each, not of all together.
    if isInBrackets && isHyphenated { return nil }
    guard let unit = hyphenatedUnit(), unit.dimension != .own else { return nil }
    // `1 (9 inch) pie crust` tells its size.
    if unit.dimension == .length, reading.measures.first?.unit?.dimension != .length { return nil }
    let first = Measure(quantity, unit)
    let measures = [first] + further([first])
    return (otherEnd(of: measures).map { [$0] } ?? measures, start..<index)
  }

  /// Finds a repetition further on, in brackets or at the very end: `4 chicken breasts (about 600 g)`,
  /// `½ cup cream 125 ml`. Takes nothing.
  func alsoLater(of reading: MeasureReading) -> [(measures: [Measure], tokens: Range<Int>)] {
    var reader = self
    while let bracket = reader.tokens[reader.index...].firstIndex(where: { $0.isSign(["("]) }) {
      reader.index = bracket
      if let also = reader.also(of: reading) { return also }
      reader.index = bracket + 1
    }
    return reader.alsoLast(of: reading).map { [$0] } ?? []
  }

  /// Finds a repetition in the last words, if it is about as much: `½ cup cream 125 ml`, `3 potatoes about 1 pound`.
  private func alsoLast(of reading: MeasureReading) -> (measures: [Measure], tokens: Range<Int>)? {
    var reader = self
    guard let place = tokens.indices.last(where: { $0 > index && tokens[$0].isNumber && !tokens[$0 - 1].isNumber })
    else { return nil }
    reader.index = place
    let isAbout = Self.about.contains(reader.word(-1) ?? "")
    guard !tokens[place].isGlued, let quantity = reader.quantity(), let unit = reader.unit(), reader.isAtEnd,
      reading.measures.count == 1, let first = reading.measures.first,
      first.isNearly(Measure(quantity, unit)) ?? (isAbout && [.mass, .volume].contains(unit.dimension))
    else { return nil }
    return ([Measure(quantity, unit)], place..<tokens.count)
  }
}

extension MeasureReading {
  /// Returns the latest end of the name: the beginning of a repetition at the line's end; nil if there is none.
  func nameEnd(in reader: LineReader) -> Int? {
    let last = also.first { $0.tokens.upperBound == reader.tokens.count }?.tokens.lowerBound
    return last.map { place in LineReader.about.contains(reader.tokens[place - 1].word ?? "") ? place - 1 : place }
  }
}

extension Measure {
  /// Returns true if both are about as much; nil if they cannot be compared.
  fileprivate func isNearly(_ other: Measure) -> Bool? {
    guard let unit, let otherUnit = other.unit, unit.dimension == otherUnit.dimension else { return nil }
    guard [.mass, .volume].contains(unit.dimension), unit.isMetric != otherUnit.isMetric else { return false }
    let (one, two) = (quantity.upper * unit.size, other.quantity.upper * otherUnit.size)
    return one * Quantity(reducing: 3, 4) <= two && two * Quantity(reducing: 3, 4) <= one
  }
}
