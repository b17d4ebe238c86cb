/// The fullness of a spoon or a cup.
extension IngredientLineParser {
  /// Parses the fullness of a spoon after the unit, such as `, gehäuft`, `, gestr.` or `colmadas`; nil if there is
  /// none.
  mutating func fullnessBehind() -> String? {
    attempt { reader in
      let isBehindUnit = reader.token(-1).map { $0.word != nil || $0.isSign(["."]) } ?? false
      _ = reader.skip(sign: [","])
      let start = reader.index
      if isBehindUnit, let fullness = reader.attempt({ $0.englishFullness() }) { return fullness }
      _ = reader.skip(["leicht", "gut", "bien"])
      // `Volle melk` is whole milk.
      guard reader.word() != "volle", reader.skipDescribing(Self.fullnessAbroad) else { return nil }
      let fullness = reader.text(start..<reader.index)
      _ = reader.skip(sign: [","])
      return reader.word() == nil ? nil : fullness
    }
  }

  /// Parses words such as `packed` or `, lightly packed,` after a unit; nil if there are none.
  private mutating func englishFullness() -> String? {
    let start = index
    if skip(Self.adverbs) || skip(["lightly", "well"]) { _ = skip(sign: IngredientLineToken.dashes) }
    guard skip(["packed", "heaped", "heaping", "rounded"]) else { return nil }
    let fullness = text(start..<index)
    _ = skip(sign: [","])
    return word() == nil ? nil : fullness
  }

  /// Skips one of the given words, with the point of an abbreviation such as `geh.`; returns false if there is none.
  mutating func skipDescribing(_ words: Set<String>) -> Bool {
    guard let word = word(), words.contains(word) else { return false }
    index += 1
    if token()?.isGlued == true, skip(sign: ["."]) { return true }
    return true
  }

  static let fullnessAbroad: Set<String> = [
    "gehauft", "gehaufte", "gehaufter", "gehauften", "geh", "gestrichen", "gestrichene", "gestrichener",
    "gestrichenen", "gestr", "gest", "voll", "rase", "rases", "bombee", "bombees", "rasa", "rasas", "colmada",
    "colmadas", "raso", "rasi", "colmo", "colmi", "afgestreken", "volle", "struken", "strukna", "ragad", "ragade",
    "abbondante", "abbondanti", "scarso", "scarsi", "plaska", "plaskie", "czubata", "czubate", "cheia", "cheias",
    "rasos",
  ]
}
