extension IngredientLineParser {
  /// Parses a unit, with or without points, such as `fl. oz.`; nil if there is none. A repetition such as `cup | cups`
  /// counts once.
  mutating func unit() -> KitchenUnit? {
    guard let unit = oneUnit() else { return nil }
    _ = attempt { $0.skip(sign: ["|"]) && $0.oneUnit() == unit ? true : nil }
    return unit
  }

  private mutating func oneUnit() -> KitchenUnit? {
    if isNoUnit { return nil }
    if let unit = dependentUnit() ?? bracketedUnit() { return unit }
    var words: [String] = []
    var ends: [Int] = []
    var place = index
    let longest = word().map(KitchenUnit.longestName) ?? 0
    while words.count < longest, place < tokens.count, let word = tokens[place].word {
      words.append(word)
      place = endOfAbbreviation(at: place + 1)
      ends.append(place)
    }
    for count in stride(from: words.count, to: 0, by: -1) {
      let name = words.prefix(count).joined(separator: " ")
      guard let unit = KitchenUnit(words: name), !goesOn(at: ends[count - 1]), !isAccented(unit, name) else { continue }
      index = ends[count - 1]
      return unit
    }
    return gluedInch()
  }

  /// Returns true if the word equals an English unit only without its accents, such as Danish `løg` (onion).
  private func isAccented(_ unit: KitchenUnit, _ name: String) -> Bool {
    unit.rawValue == name && unit.dimension == .own && unit != .piece
      && text[tokens[index].range].utf8.contains { $0 >= 0x80 }
  }

  /// Returns true if the word continues after a hyphen, such as `cup-shaped` or `head-on`, which only begin like a
  /// unit.
  private func goesOn(at place: Int) -> Bool {
    guard place + 1 < tokens.count, tokens[place].isGlued, tokens[place].isSign(IngredientLineToken.dashes) else {
      return false
    }
    guard tokens[place + 1].isGlued, let word = tokens[place + 1].word else { return false }
    return !["thick", "long", "wide", "piece", "pieces"].contains(word)
  }

  /// Parses the inches in `3in`, `3"` and `3 in piece`; nil if there are none. Otherwise, `in` after a space is an
  /// ordinary word.
  private mutating func gluedInch() -> KitchenUnit? {
    guard token(-1)?.isNumber == true || token(-1)?.isSign(IngredientLineToken.dashes) == true, !goesOn(at: index + 1)
    else {
      return nil
    }
    if word() == "in", isAbbreviation || isBeforeLong {
      index += 1
      _ = token()?.isGlued == true && skip(sign: ["."])
      return .inch
    }
    guard token()?.isGlued == true, token(-1)?.isNumber == true else { return nil }
    if skip(sign: ["\"", "″", "”"]) { return .inch }
    // A number sign behind a number means pounds.
    if token(1)?.isGlued == false, skip(sign: ["#"]) { return .pound }
    guard skip(["in"]) else { return nil }
    return .inch
  }

  /// True if a full stop and a space follow the word at this position. After a number, the stop in `in. ` marks the
  /// abbreviation of inches rather than the end of a sentence.
  private var isAbbreviation: Bool {
    token(1)?.isSign(["."]) == true && token(1)?.isGlued == true && token(2)?.isGlued == false
  }

  /// True if the `in` at this position means inches, because a word for a long thing follows, as in `in cinnamon stick`
  /// and `in piece`.
  private var isBeforeLong: Bool {
    Self.lengths.contains(word(1) ?? "") || word(2).map { $0 != "of" && Self.lengths.contains($0) } ?? false
  }

  /// Parses a unit after a number, with or without a hyphen, such as `-ounce`; nil if there is none.
  mutating func hyphenatedUnit() -> KitchenUnit? {
    // A space may precede the hyphen, as in `15.5 -ounce`.
    if token(1)?.isGlued == true, token(1)?.word != nil { _ = skip(sign: IngredientLineToken.dashes) }
    return unit()
  }

  /// Parses adjectives or a size, and a unit, such as `small stalks`, `½-inch-thick slices` or `firmly packed cups`;
  /// nil if there are none.
  mutating func describedUnit() -> (String, KitchenUnit)? {
    let start = index
    if attempt({ $0.sizeOfEach() }) == nil {
      while attempt({ $0.skipHowUnit() ? true : nil }) != nil {}
      guard index > start, index - start <= 4 else { return nil }
    } else {
      _ = skip(["thick", "long", "wide", "large"])
    }
    let adjective = text(start..<index)
    let words = tokens[start..<index].compactMap(\.word)
    guard let unit = unit(), unit.dimension == .own || areFullness(words) else { return nil }
    return (adjective, unit)
  }

  private mutating func skipHowUnit() -> Bool {
    if attempt({ $0.skipLikeSize() ? true : nil }) != nil { return true }
    if skip(Self.adverbs) || skip(["very", "well", "lightly", "slightly"]) {
      _ = skip(sign: IngredientLineToken.dashes)
    }
    return skip(Self.howUnits) || skipDescribing(Self.shortSizes) || skipDescribing(Self.fullnessAbroad)
      || skipSizeAbroad()
  }

  /// Skips a comparison of sizes such as `thumb-sized`, `walnut-size` or `daumengroßes`; returns false if none begins
  /// at this position.
  private mutating func skipLikeSize() -> Bool {
    guard index > 0, let word = word() else { return false }
    if word.hasSuffix("grosses") || word.hasSuffix("grosse"), token(1)?.isGlued == false {
      index += 1
      return true
    }
    guard token(1)?.isSign(IngredientLineToken.dashes) == true else { return false }
    index += 2
    return skip(["sized", "size"])
  }

  /// Returns true if words state the fullness of a spoon or cup, with adverbs: `firmly packed`.
  private func areFullness(_ words: [String]) -> Bool {
    !words.isEmpty
      && words.allSatisfy {
        Self.fullness.contains($0) || Self.fullnessAbroad.contains($0) || $0.hasSuffix("ly") || $0 == "very"
          || $0 == "well"
      }
  }

  /// Parses the size of each counted piece, such as `½-inch-thick`, `(2-inch / 5-cm)` or `3 in (7.5cm)`; nil if there
  /// is none.
  mutating func sizeOfEach() -> Range<Int>? {
    let start = index
    let isInBrackets = skip(sign: ["("])
    guard skipLength() else { return nil }
    while attempt({ $0.skip(sign: IngredientLineToken.slashes) && $0.skipLength() ? true : nil }) != nil {}
    _ = attempt {
      $0.skip(sign: IngredientLineToken.dashes) && $0.skip(["thick", "long", "wide", "square"]) ? true : nil
    }
    if isInBrackets { return skip(sign: [")"]) ? start..<index : nil }
    _ = attempt { $0.skip(sign: ["("]) && $0.skipLength() && $0.skip(sign: [")"]) ? true : nil }
    return start..<index
  }

  /// Skips a length, or a weight with a hyphen such as `1-ounce`; returns false if there is none.
  private mutating func skipLength() -> Bool {
    attempt { reader -> Bool? in
      guard reader.quantity() != nil else { return nil }
      if reader.skip(["in"]) {
        _ = reader.token()?.isGlued == true && reader.skip(sign: ["."])
        return true
      }
      let isHyphenated = reader.isHyphenated
      guard let unit = reader.hyphenatedUnit() else { return nil }
      return unit.dimension == .length || isHyphenated && unit.dimension == .mass ? true : nil
    } ?? false
  }

  private static let howUnits: Set<String> = [
    "small", "medium", "large", "big", "thin", "thick", "fat", "fresh", "whole", "good",
    "generous", "chopped", "gute", "guter", "gutes", "bon", "bonne", "buen", "buena",
    "heaped", "heaping", "rounded", "level", "scant", "packed", "full",
  ]
  /// Words for the fullness of a spoon.
  static let fullness: Set<String> = [
    "heaped", "heaping", "rounded", "level", "scant", "good", "generous", "packed", "full",
  ]
}
