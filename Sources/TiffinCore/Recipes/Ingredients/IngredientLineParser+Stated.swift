/// An amount in brackets or after a comma, in addition to the line's first amount or in a remark, such as `(about 120
/// g)` or `, 700 g`.
struct StatedAmount {
  /// The measures, followed by the same amount in other units.
  let measures: [[Measure]]
  let isInBrackets: Bool
  /// The words in the brackets or clause, in lower case without accents.
  let words: [String]
  /// The words before the number.
  let leading: [String]
  /// The words between the brackets and the previous brackets, or the beginning of the line.
  let before: [String]
  /// The name that follows in the clause; empty if there is none.
  let name: String

  /// The weight in grams; nil if the amount is not a weight.
  var mass: Double? {
    measures.lazy.compactMap { measures -> Double? in
      let masses = measures.compactMap(\.mass)
      return masses.isEmpty || masses.count < measures.count ? nil : masses.reduce(0, +)
    }.first
  }
}

extension IngredientLine {
  /// The amounts in the line's brackets and after its commas.
  var statedAmounts: [StatedAmount] {
    text.utf8.contains { "([,;".utf8.contains($0) } ? IngredientLineParser(text).statedAmounts() : []
  }
}

extension Measure {
  /// The weight in grams, at the lower limit of a range; nil if the measure is not a weight.
  var mass: Double? {
    guard let unit, unit.dimension == .mass else { return nil }
    return quantity.lower.value * unit.size.value
  }
}

extension IngredientLineParser {
  /// Parses the first amount in each pair of brackets, and in each part between commas.
  fileprivate func statedAmounts() -> [StatedAmount] {
    var start = 0
    return tokens.indices.compactMap { place in
      let isInBrackets = tokens[place].isSign(["(", "["])
      guard isInBrackets || isComma(at: place) else { return nil }
      defer { if isInBrackets { start = place + 1 } }
      let ends: [Unicode.Scalar] = isInBrackets ? [")", "]"] : [",", ";"]
      let end = tokens[(place + 1)...].firstIndex { $0.isSign(ends) } ?? tokens.count
      return statedAmount(in: place + 1..<end, isInBrackets, behind: start..<place)
    }
  }

  /// Returns true if a comma between words is at the position, and not one within a number.
  private func isComma(at place: Int) -> Bool {
    tokens[place].isSign([",", ";"]) && place + 1 < tokens.count && !tokens[place + 1].isGlued
  }

  private func statedAmount(
    in clause: Range<Int>, _ isInBrackets: Bool, behind before: Range<Int>
  ) -> StatedAmount? {
    guard let number = tokens[clause].firstIndex(where: Self.isNumber) else { return nil }
    var reader = self
    reader.index = number
    // `400 g x 2` is a multiplication.
    guard let reading = reader.measure(), reader.word() != "x", reader.token()?.isSign(["×"]) != true else {
      return nil
    }
    let name = reader.index < clause.upperBound ? description(from: reader.index, to: clause.upperBound).name : ""
    return StatedAmount(
      measures: [reading.measures] + reading.also.map(\.measures), isInBrackets: isInBrackets,
      words: SearchWords.of(text(clause)), leading: SearchWords.of(text(clause.lowerBound..<number)),
      before: SearchWords.of(text(before)),
      name: name)
  }
}
