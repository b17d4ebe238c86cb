/// Amounts in words in languages other than English.
extension IngredientLineParser {
  /// Parses a number in words followed by a unit, such as `une pincée`, `media cucharadita` or `pół łyżeczki`; nil
  /// without a unit, because the number may be part of a name (`media crema`, `un peu d'huile`).
  mutating func wordedMeasure() -> ParsedMeasure? {
    attempt { reader in
      guard var quantity = reader.wordedNumber() else { return nil }
      if quantity == .one, let part = reader.attempt({ $0.wordedNumber() }) { quantity = part }
      if let customary = reader.customaryUnit() {
        return ParsedMeasure(
          measures: [Measure(QuantityRange(quantity * customary.count), customary.unit)], tokens: 0..<0)
      }
      let described = reader.attempt { $0.unit().map { (nil, $0) } } ?? reader.describedUnit().map { ($0, $1) }
      guard let (adjective, unit) = described else { return nil }
      return ParsedMeasure(
        measures: [Measure(QuantityRange(quantity), unit)], adjective: adjective, tokens: 0..<0)
    }
  }

  private mutating func wordedNumber() -> Quantity? {
    guard let word = word(), let number = NumberWord.beforeUnit[word] else { return nil }
    index += 1
    return number
  }

  /// Parses a number in words without a unit, such as `un` in `le jus d'un citron`; nil if there is none at this
  /// position.
  mutating func wordedCount() -> ParsedMeasure? {
    attempt { reader in
      let start = reader.index
      guard let number = reader.wordedNumber(), reader.word() != nil else { return nil }
      return ParsedMeasure(measures: [Measure(QuantityRange(number))], tokens: start..<reader.index)
    }
  }

  private static let some = [
    "etwas", "quelques", "unas", "unos", "algunas", "algunos", "alcune", "alcuni", "qualche", "enkele", "odrobina",
    "kilka", "noen",
    "nogle", "nagra", "einige",
  ]
  private static let little = ["peu", "poco", "po", "po'", "pouco", "wenig", "bisschen", "beetje", "paar"]

  /// Skips words for an indefinite amount with their unit, such as `etwas`, `un peu de` or `quelques brins de`.
  mutating func skipSome() {
    _ = attempt { reader -> Bool? in
      if !reader.skip(Self.some) {
        guard reader.skip(["un", "ein", "een", "um"]), reader.skip(Self.little) else { return nil }
        _ = reader.skipPartitives(before: reader.tokens.count)
      }
      _ = reader.attempt { reader -> Bool? in
        guard reader.unit()?.dimension == .own else { return nil }
        _ = reader.skipPartitives(before: reader.tokens.count)
        return reader.word() == nil ? nil : true
      }
      return reader.word() == nil ? nil : true
    }
  }

  /// Skips a word for pieces after a number, such as `st`, `Stk.` or `szt.`; returns false if there is none.
  mutating func skipCounter() -> Bool {
    guard let word = word(), Self.counters.contains(word) else { return false }
    let end = endOfAbbreviation(at: index + 1)
    guard tokens.indices.contains(end), tokens[end].word != nil else { return false }
    index = end
    return true
  }

  private static let counters: Set<String> = [
    "st", "stk", "stck", "szt", "sztuka", "sztuki", "sztuk", "pz", "uds", "ud", "kpl", "nos",
  ]
}
