/// An amount in brackets or behind a comma, beside the first of a line or in a remark: `(about 120 g)`, `, 700 g`.
struct StatedAmount {
  /// Its measures, and then the same in other units.
  let measures: [[Measure]]
  let isInBrackets: Bool
  /// The words in its bracket or clause, folded.
  let words: [String]
  /// Those of them in front of its number.
  let leading: [String]
  /// The words between the bracket and the one before it, or the beginning of the line.
  let before: [String]
  /// The name that follows in the clause; empty if there is none.
  let name: String

  /// Returns grams; nil if it is no weight.
  var mass: Double? {
    measures.lazy.compactMap { measures -> Double? in
      let masses = measures.compactMap(\.mass)
      return masses.isEmpty || masses.count < measures.count ? nil : masses.reduce(0, +)
    }.first
  }
}

extension IngredientLine {
  /// The amounts in its brackets and behind its commas.
  var statedAmounts: [StatedAmount] {
    text.utf8.contains { "([,;".utf8.contains($0) } ? LineReader(text).statedAmounts() : []
  }
}

extension Measure {
  /// Grams, with the smaller end of a range; nil if it is no weight.
  var mass: Double? {
    guard let unit, unit.dimension == .mass else { return nil }
    return quantity.lower.value * unit.size.value
  }
}

extension LineReader {
  /// Reads the first amount of each bracket, and of each part between commas.
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

  /// True at a comma that parts words, and not the digits of a number.
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
      words: Words.of(text(clause)), leading: Words.of(text(clause.lowerBound..<number)),
      before: Words.of(text(before)),
      name: name)
  }
}
