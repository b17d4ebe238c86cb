extension LineReader {
  /// Takes a unit's words, with or without points: `fl. oz.`; also twice, as in `cup | cups`.
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
      guard let unit = KitchenUnit(words: words.prefix(count).joined(separator: " ")), !goesOn(at: ends[count - 1])
      else { continue }
      index = ends[count - 1]
      return unit
    }
    return gluedInch()
  }

  /// Returns true for `cup-shaped`, `head-on`: a word that only begins like a unit.
  private func goesOn(at place: Int) -> Bool {
    guard place + 1 < tokens.count, tokens[place].isGlued, tokens[place].isSign(LineToken.dashes) else { return false }
    return tokens[place + 1].isGlued && tokens[place + 1].word != nil
  }

  /// Takes the unit of `3in`: with a blank before it, `in` would be an ordinary word.
  private mutating func gluedInch() -> KitchenUnit? {
    guard word() == "in", token()?.isGlued == true, token(-1)?.isNumber == true, !goesOn(at: index + 1) else {
      return nil
    }
    index += 1
    return .inch
  }

  /// Takes a unit behind a number, with or without a hyphen: `-ounce`.
  mutating func hyphenatedUnit() -> KitchenUnit? {
    if token()?.isGlued == true, token(1)?.isGlued == true { _ = skip(sign: LineToken.dashes) }
    return unit()
  }

  /// Takes adjectives and a unit of its own: `small stalks`.
  mutating func describedUnit() -> (String, KitchenUnit)? {
    let start = index
    while skip(Self.howUnits) || skipDescribing(Self.fullnessAbroad) || skipSizeAbroad() {}
    guard index > start, index - start <= 4 else { return nil }
    let adjective = text(start..<index)
    let words = Set(tokens[start..<index].compactMap(\.word))
    let areOfSpoons = words.allSatisfy { Self.fullness.contains($0) || Self.fullnessAbroad.contains($0) }
    guard let unit = unit(), unit.dimension == .own || areOfSpoons else { return nil }
    return (adjective, unit)
  }

  /// Takes `2 x 400g tins`, `1 (400g) tin`, `3 400g Cans`, `14 oz jar`; `2 x 400g` without a package is 800 g.
  mutating func package() -> MeasureReading? {
    attempt { $0.severalPackages() } ?? attempt { $0.onePackage() }
  }

  private mutating func severalPackages() -> MeasureReading? {
    guard let count = quantity() else { return nil }
    let isTimes = skip(sign: ["×", "*"]) || skip(["x"])
    let isInBrackets = !isTimes && skip(sign: ["("])
    if !isTimes && !isInBrackets { _ = skip(sign: LineToken.dashes) }
    if isInBrackets { _ = skip(Self.about) }
    guard let content = size(), skipOtherSizes(), !isInBrackets || skip(sign: [")"]) else { return nil }
    if let unit = attempt({ $0.container() }) {
      return MeasureReading(measures: [Measure(count, unit, content: content)], tokens: 0..<0)
    }
    guard isTimes else { return nil }
    let total = Measure(count * content.quantity, content.unit)
    return MeasureReading(measures: [total], tokens: 0..<0)
  }

  private mutating func onePackage() -> MeasureReading? {
    guard let content = size(), skipOtherSizes(), let unit = container() else { return nil }
    return MeasureReading(measures: [Measure(.one, unit, content: content)], tokens: 0..<0)
  }

  /// Takes the content of a package, in brackets behind it: `(400g)`, `(400 g each)`.
  mutating func content(of unit: KitchenUnit) -> PackageContent? {
    guard unit.isContainer else { return nil }
    return attempt { reader in
      guard reader.skip(sign: ["("]) else { return nil }
      _ = reader.skip(Self.about)
      guard let content = reader.size(), reader.skipOtherSizes() else { return nil }
      _ = reader.skip(["each"])
      return reader.skip(sign: [")"]) ? content : nil
    }
  }

  /// Skips sizes in other units, if any: `/14oz` of `400g/14oz`. Always true.
  private mutating func skipOtherSizes() -> Bool {
    while attempt({ $0.skip(sign: LineToken.slashes) ? $0.size() : nil }) != nil {}
    return true
  }

  /// Takes one quantity of mass or volume.
  private mutating func size() -> PackageContent? {
    guard let quantity = number(), let unit = hyphenatedUnit(), [.mass, .volume].contains(unit.dimension) else {
      return nil
    }
    return PackageContent(quantity, unit)
  }

  private mutating func container() -> KitchenUnit? {
    guard let unit = hyphenatedUnit(), unit.isContainer else { return nil }
    return unit
  }

  private static let howUnits: Set<String> = [
    "small", "medium", "large", "big", "sm", "md", "med", "lg", "thin", "thick", "fat", "fresh", "whole", "good",
    "generous", "chopped",
    "heaped", "heaping", "rounded", "level", "scant",
  ]
  /// Words for the fullness of a spoon.
  static let fullness: Set<String> = ["heaped", "heaping", "rounded", "level", "scant", "good", "generous"]
}
