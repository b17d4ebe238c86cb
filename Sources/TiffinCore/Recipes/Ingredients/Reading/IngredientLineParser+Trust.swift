/// Rejection of doubtful quantities. A wrong quantity is worse than none, so numbers that may not be quantities remain
/// as written.
extension IngredientLineParser {
  /// Returns the measure just parsed; nil if it is doubtful.
  func trusted(_ reading: ParsedMeasure) -> ParsedMeasure? {
    guard let measure = reading.measures.first, measure.quantity.upper > .zero else { return nil }
    let isDoubtful =
      isRatio(reading) || isTimes(measure) || isSize(reading, measure) || isThousands(reading, measure)
      || measure.unit == nil && Self.names.contains(word() ?? "") || isPackOf(reading, measure)
      || measure.unit == nil && hasHalfBehind
    return isDoubtful ? nil : reading
  }

  /// Skips the number of a list, as in `1. 2 cups milk` and `3) eggs`; returns false if there is none.
  mutating func skipNumbering() -> Bool {
    guard case .number(let number)? = token()?.kind, number.isWhole, let sign = token(1), sign.isGlued,
      sign.isSign([".", ")"]), token(2)?.isGlued == false
    else { return false }
    index += 2
    return true
  }

  /// Returns true if the number is a part of a ratio, as in `80/20 beef`, `16/20 prawns` and `1:1 flour`.
  private func isRatio(_ reading: ParsedMeasure) -> Bool {
    for place in reading.tokens where place + 2 < tokens.count {
      guard case .number(let top) = tokens[place].kind, tokens[place + 1].isSign(IngredientLineToken.slashes),
        case .number(let bottom) = tokens[place + 2].kind, reading.tokens.contains(place + 2)
      else { continue }
      if top > bottom || !Self.denominators.contains(bottom) { return true }
    }
    return token()?.isSign([":"]) == true && token()?.isGlued == true && token(1)?.isGlued == true
  }

  private static let denominators = Set([2, 3, 4, 5, 6, 8, 10, 16].map { Quantity(reducing: $0, 1) })

  /// Returns true if the measure is multiplied by a number, as in `400 g x 2 tins`. In `2 tins x 400 g` and `6 x 4-inch
  /// tortillas`, the size of each piece follows.
  private func isTimes(_ measure: Measure) -> Bool {
    var reader = self
    guard reader.skip(["x"]) || reader.skip(sign: ["×"]), token(1)?.isNumber == true else { return false }
    let isLength = reader.measure()?.measures.first?.unit?.dimension == .length
    return measure.unit.map { !$0.hasSize } ?? !isLength
  }

  /// Returns true if the measure is the size of each piece instead of a quantity, as in `12-inch tortillas`, `9 inch
  /// pie crust` and `6-ounce fillets`. A piece of some inches is a quantity.
  private func isSize(_ reading: ParsedMeasure, _ measure: Measure) -> Bool {
    guard let unit = measure.unit, reading.sizes.isEmpty else { return false }
    switch unit.dimension {
    case .length:
      if Self.lengths.contains(word() ?? "") { return false }
      return namesSeveral || measure.quantity.upper * unit.size > Self.longestPiece
    case .mass, .volume: return isHyphenated(reading) && namesSeveral
    case .count, .own: return false
    }
  }

  private func isHyphenated(_ reading: ParsedMeasure) -> Bool {
    reading.tokens.dropFirst().dropLast().contains { place in
      tokens[place - 1].isNumber && tokens[place].isSign(IngredientLineToken.dashes) && tokens[place + 1].word != nil
    }
  }

  /// True if a half follows the name, as in `1 onion and a half`.
  private var hasHalfBehind: Bool {
    tokens[index...].indices.dropFirst(3).contains { place in
      tokens[place].word == "half" && tokens[place - 1].word == "a" && tokens[place - 2].word == "and"
        && (place + 1 == tokens.count || tokens[place + 1].isSign([",", "("]))
    }
  }

  /// Returns true if the number is the content of one pack, as in `6-pack`.
  private func isPackOf(_ reading: ParsedMeasure, _ measure: Measure) -> Bool {
    measure.unit == .packet && measure.content == nil && isHyphenated(reading)
  }

  /// Words for a piece of something long, such as `piece` in `2 cm piece of ginger`.
  static let lengths: Set<String> = ["piece", "knob", "stick", "length", "chunk", "thumb", "strip", "of"]
  /// The maximum length of a piece in centimetres.
  private static let longestPiece = Quantity(reducing: 15, 1)

  /// True if the next name is a plural, such as `tortillas`.
  private var namesSeveral: Bool {
    let name = description(from: index).name
    guard let last = SearchWords.of(name).last else { return false }
    return last.utf8.last == UInt8(ascii: "s") && !last.hasSuffix("ss")
  }

  /// Returns true if the number contains a separator that can be one of thousands or of decimals, as in `1.500 eggs` or
  /// `1,500 cups`.
  private func isThousands(_ reading: ParsedMeasure, _ measure: Measure) -> Bool {
    let isSmall = measure.unit.map { [.gram, .millilitre, .milligram].contains($0) } ?? true
    return reading.tokens.contains { place in
      let token = tokens[place]
      if settled(at: place) != nil { return false }
      let number = text[token.range].utf8
      guard token.isNumber, let sign = number.firstIndex(where: { ".,".utf8.contains($0) }),
        number.first != UInt8(ascii: "0"), sign > number.startIndex, number[sign...].count == 4
      else { return false }
      return (number[sign] == UInt8(ascii: ".")) == isSmall
    }
  }

  /// Words after a number without a unit that make the number part of a name.
  static let names: Set<String> = [
    "spice", "grain", "up", "percent", "per", "and", "ingredient", "minute", "minutes", "hour", "hours", "days",
    "leches", "epices",
    "wenig", "bisschen", "paar",
  ]
}
