/// Repetitions of a measure in other units.
extension IngredientLineParser {
  /// Parses a repetition directly after a measure, such as `(7 oz)`, `/7oz`, `(4 ounces/115 grams)`, `or 250 g` or `=
  /// 240 ml`; nil if there is none. Empty for the size of each piece, as in `4 (6 ounce) fillets`.
  mutating func also(of reading: ParsedMeasure) -> [ParsedMeasure.Part]? {
    attempt { $0.alsoInBrackets(of: reading) } ?? attempt { $0.alsoBehindSign(of: reading) }
  }

  private mutating func alsoInBrackets(of reading: ParsedMeasure) -> [ParsedMeasure.Part]? {
    // Brackets after tins contain the content of each tin.
    guard reading.measures.first?.unit?.hasSize != true, skip(sign: ["(", "["]) else { return nil }
    let isAbout = token().map { !Self.isNumber($0) } ?? true
    var found: [ParsedMeasure.Part] = []
    repeat {
      _ = skipAbout()
      guard let again = again(of: reading, isInBrackets: true) else { return nil }
      found.append(again)
    } while skip(sign: IngredientLineToken.slashes + [";", ",", "="]) || skip(["or"])
    let isTotal = skipTotal()
    let isOfOwn = found.allSatisfy { $0.measures.first?.unit?.dimension == .own }
    guard !isOfOwn, skip(sign: [")", "]"]) else { return nil }
    return !isTotal && !isAbout && isOfEach(reading, found) ? [] : found
  }

  /// Returns true if brackets contain the size of each piece, as in `4 (6 ounce) fillets` and `2 (8 oz) steaks`. In `3
  /// (510g) apples` and `12 (8 oz) shrimp`, they contain the weight of all pieces.
  private func isOfEach(_ reading: ParsedMeasure, _ found: [ParsedMeasure.Part]) -> Bool {
    guard let count = reading.measures.first, count.unit == nil, let part = found.first, let size = part.measures.first,
      let unit = size.unit, count.quantity.isSingle
    else { return false }
    if count.quantity == .one { return true }
    let isSpelled = ["ounce", "pound"].contains(tokens[part.tokens.upperBound - 1].word) && size.quantity != .one
    let one = size.quantity.lower * unit.size / count.quantity.lower
    if isSpelled { return true }
    guard unit.dimension == .mass else { return false }
    let things = tokens[index...].map { EnglishSingular.of($0.word ?? "") }
    if things.contains(where: Self.wholes.contains) { return true }
    let isPlausible = size.quantity.lower * unit.size <= Quantity(reducing: 400, 1) || one < Quantity(reducing: 80, 1)
    return isPlausible && things.contains(where: Self.isLargePiece)
  }

  /// Returns true if the piece, given in the singular, weighs 80 to 400 g, such as `fillet` or `Lachsfilet`.
  static func isLargePiece(_ thing: String) -> Bool {
    largePieces.contains(thing) || ["filet", "steak", "schnitzel"].contains { thing.hasSuffix($0) }
  }

  private static let largePieces: Set<String> = [
    "fillet", "filet", "steak", "breast", "chop", "half", "thigh", "leg", "tail", "burger", "patty", "potato",
    "sausage", "escalope", "cutlet", "schnitzel", "shank", "trout", "portion",
  ]

  /// Ingredients that can each weigh kilograms, in the singular.
  static let wholes: Set<String> = [
    "chicken", "hen", "duck", "turkey", "lobster", "crab", "tenderloin", "rack", "roast", "loaf", "bream", "fish",
  ]

  /// Skips `total`, `in total` or `altogether`; returns false if there is none.
  mutating func skipTotal() -> Bool {
    _ = skip(["in", "au", "en"])
    return skip(Self.total)
  }

  /// Words that mark a quantity as the total of all pieces, in lower case without accents.
  static let total: Set<String> = [
    "total", "altogether", "all", "combined", "insgesamt", "gesamt", "totale",
  ]

  private mutating func alsoBehindSign(of reading: ParsedMeasure) -> [ParsedMeasure.Part]? {
    guard let first = reading.measures.first, let unit = first.unit else { return nil }
    let isOr = skip(["or", "oder", "ou"])
    let isEqual = !isOr && !unit.hasSize && (skip(sign: IngredientLineToken.slashes) || skip(sign: ["="]))
    let isParted = !isOr && !isEqual && (skip(sign: ["|", ",", ":"]) || skip(sign: IngredientLineToken.dashes))
    _ = skipAbout()
    guard let again = again(of: reading, isInBrackets: isOr) else { return nil }
    if isOr { return again.measures.last?.unit == unit ? nil : [again] }
    guard again.measures.count == 1, reading.measures.count == 1 else { return isEqual ? [again] : nil }
    // A sum or a range is not a repetition: `1 cup, 150 g` and `3 tbsp – 45 g`.
    let dimensions: Set = [unit.dimension, again.measures[0].unit?.dimension ?? .own]
    let isSame = isParted && dimensions == [.mass, .volume] || first.isNearly(again.measures[0]) == true
    return isEqual || isSame ? [again] : nil
  }

  private mutating func again(of reading: ParsedMeasure, isInBrackets: Bool) -> ParsedMeasure.Part? {
    let start = index
    guard let quantity = quantity() else { return nil }
    // `4 (6-ounce) fillets` states the size of each piece, not of all pieces together.
    if isInBrackets && isHyphenated { return nil }
    let isMeasured = reading.measures.first?.unit.map { [.mass, .volume].contains($0.dimension) } ?? false
    guard let unit = hyphenatedUnit(), unit.dimension != .own || isMeasured && isInBrackets else { return nil }
    // `1 (9 inch) pie crust` states a size, not a quantity.
    if unit.dimension == .length, reading.measures.first?.unit?.dimension != .length { return nil }
    let first = Measure(quantity, unit)
    let measures = [first] + further([first])
    return ParsedMeasure.Part(measures: otherEnd(of: measures).map { [$0] } ?? measures, tokens: start..<index)
  }

  /// Returns the index of the first token of a repetition at the end of the line with about the same amount, as in `½
  /// cup cream 125 ml` or `3 potatoes about 1 pound`; nil if there is none.
  func alsoLast(of reading: ParsedMeasure) -> Int? {
    var reader = self
    guard let place = tokens.indices.last(where: { $0 > index && tokens[$0].isNumber && !tokens[$0 - 1].isNumber })
    else { return nil }
    reader.index = place
    let begin = aboutBegins(before: place)
    guard !tokens[place].isGlued || begin < place, let quantity = reader.quantity(), let unit = reader.unit(),
      reader.isAtEnd, reading.measures.count == 1, let first = reading.measures.first,
      first.isNearly(Measure(quantity, unit)) ?? (begin < place && [.mass, .volume].contains(unit.dimension))
    else { return nil }
    return begin
  }
}

extension Measure {
  /// Returns true if both measures are about the same amount; nil if they cannot be compared.
  fileprivate func isNearly(_ other: Measure) -> Bool? {
    guard let unit, let otherUnit = other.unit, unit.dimension == otherUnit.dimension else { return nil }
    guard [.mass, .volume].contains(unit.dimension), unit.isMetric != otherUnit.isMetric else { return false }
    let (one, two) = (quantity.upper * unit.size, other.quantity.upper * otherUnit.size)
    return one * Quantity(reducing: 3, 4) <= two && two * Quantity(reducing: 3, 4) <= one
  }
}
