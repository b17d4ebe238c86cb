/// Sizes of pieces, such as large and 6-inch.
extension IngredientLineParser {
  /// Parses a size, such as `large`, `medium-sized` or `small or medium`; nil if there is none. It is not part of the
  /// name, so that two large eggs and three eggs are five eggs.
  mutating func size(before end: Int) -> String? {
    attempt { reader in
      let start = reader.index
      guard reader.skipSizeWord() else { return nil }
      _ = reader.attempt { $0.skip(["to", "or"]) && $0.skipSizeWord() ? true : nil }
      // The size includes an alternative, as in `2 small or 1 medium zucchini`.
      _ = reader.attempt { $0.skip(["or"]) && $0.number() != nil && $0.skipSizeWord() ? true : nil }
      let size = reader.text(start..<reader.index)
      // The size includes a comma before the next adjective, as in `large, ripe tomatoes`.
      if reader.nameGoesOn(from: start, before: end) { _ = reader.skip(sign: [","]) }
      if reader.token()?.isSign(["("]) == true { return size }
      guard reader.index < end, let word = reader.word(), word != "or", !reader.isAtRemark else { return nil }
      return size
    }
  }

  /// Parses the size of each piece, such as `6-inch` in `12 6-inch tortillas` and `8 oz` in `two 8 oz steaks`; nil if
  /// there is none.
  mutating func hyphenatedSize(before end: Int) -> String? {
    attempt { reader in
      let isTimes = reader.skip(["x"]) || reader.skip(sign: ["×"])
      let start = reader.index
      if reader.sizeOfEach() == nil {
        reader.index = start
        guard reader.quantity() != nil, let unit = reader.hyphenatedUnit(), unit.dimension == .mass else { return nil }
        guard reader.index < end, reader.word() != nil, reader.token()?.isGlued == false else { return nil }
        return reader.text(start..<reader.index)
      }
      guard reader.index < end, reader.word() != nil, reader.token()?.isGlued == false,
        isTimes
          || reader.tokens[start..<reader.index].contains(where: { $0.isSign(IngredientLineToken.dashes) && $0.isGlued }
          )
      else { return nil }
      return reader.text(start..<reader.index)
    }
  }

  /// Sizes in short, which may have a full stop.
  static let shortSizes: Set<String> = ["sm", "md", "med", "lg", "lge"]

  mutating func skipSizeWord() -> Bool {
    attempt { reader in
      _ = reader.skip(["extra"])
      _ = reader.skip(sign: IngredientLineToken.dashes)
      guard
        reader.skip(["small", "medium", "large", "big", "tiny"]) || reader.skipDescribing(Self.shortSizes)
          || reader.skipSizeAbroad() || reader.skipFat()
      else {
        return nil
      }
      _ = reader.attempt { $0.skip(sign: IngredientLineToken.dashes) && $0.skip(["sized", "size"]) ? true : nil }
      return true
    } ?? false
  }

  /// Skips `fat` as the size of garlic cloves; returns false if there is none.
  private mutating func skipFat() -> Bool {
    guard word() == "fat", ["garlic", "clove", "cloves"].contains(self.word(1)) else { return false }
    index += 1
    return true
  }

  /// Skips a size before a name, such as `gr.`, `kleine`, `m.-große` or `petites`; returns false if there is none.
  mutating func skipSizeAbroad() -> Bool {
    attempt { reader in
      if reader.skip(["m"]) {
        guard reader.skip(sign: ["."]) else { return nil }
        _ = reader.skip(sign: IngredientLineToken.dashes)
      }
      guard reader.skipDescribing(Self.sizesAbroad) else { return nil }
      if reader.isBeforeAdjectives { _ = reader.skip(sign: [","]) }
      return Self.namesOfSizes.contains(reader.word() ?? "") ? nil : true
    } ?? false
  }

  /// True if a comma between adjectives is at this position, as in `mittelgroße, festkochende Kartoffeln`: a noun
  /// follows before the next comma.
  private var isBeforeAdjectives: Bool {
    guard token()?.isSign([","]) == true, let first = token(1), first.word != nil else { return false }
    let scalars = text.unicodeScalars
    let words = tokens[(index + 1)...].prefix { $0.word != nil }
    return scalars[first.range.lowerBound].properties.isLowercase
      && words.dropFirst().contains { scalars[$0.range.lowerBound].properties.isUppercase }
  }

  /// Splits a size from the end of a name, as in Spanish and Italian: `medianas` in `cebollas medianas`; nil if there
  /// is none.
  static func partingSize(_ name: String) -> (name: String, size: String)? {
    guard let blank = name.lastIndex(of: " "), name[..<blank].contains(where: \.isLetter) else { return nil }
    let size = String(name[name.index(after: blank)...])
    return sizesBehind.contains(TextFolding.folded(size)) ? (String(name[..<blank]), size) : nil
  }

  static let sizesAbroad: Set<String> = [
    "gr", "gross", "grosse", "grosser", "grosses", "grossen", "kl", "klein", "kleine", "kleiner", "kleines", "kleinen",
    "mittelgr", "mittelgross", "mittelgrosse", "mittelgrosser", "mittelgrosses", "mittelgrossen", "mittlere",
    "mittlerer", "mittleres", "gros", "grosses", "beau", "beaux", "belle", "belles", "petit", "petite", "petits",
    "petites", "grand", "grande", "grands",
    "grandes", "moyen", "moyenne", "moyens", "moyennes", "piccolo", "piccola", "piccoli", "piccole", "pequena",
    "pequeno", "pequenas", "pequenos", "grote", "middelgrote", "stor", "stora", "stort", "liten", "litet", "sma",
    "duza", "duze", "duzy", "duzych", "srednia", "srednie", "sredni", "srednich",
  ]
  /// Words after a size that is part of the name, as in `gros sel`, `petits pois` and `Grand Marnier`.
  private static let namesOfSizes: Set<String> = [
    "sel", "pois", "marnier", "suisse", "suisses", "beurre", "four", "fours", "bohnen", "bonen",
  ]
  private static let sizesBehind: Set<String> = [
    "grande", "grandes", "grandi", "pequena", "pequeno", "pequenas", "pequenos", "mediana", "mediano", "medianas",
    "medianos", "piccolo", "piccola", "piccoli", "piccole", "medie", "moyen", "moyenne", "moyens", "moyennes",
  ]
}
