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
      guard let unit = KitchenUnit(words: words.prefix(count).joined(separator: " ")), !goesOn(at: ends[count - 1])
      else { continue }
      index = ends[count - 1]
      return unit
    }
    return gluedInch()
  }

  /// Returns true if the word continues after a hyphen, such as `cup-shaped` or `head-on`, which only begin like a
  /// unit.
  private func goesOn(at place: Int) -> Bool {
    guard place + 1 < tokens.count, tokens[place].isGlued, tokens[place].isSign(LineToken.dashes) else { return false }
    return tokens[place + 1].isGlued && tokens[place + 1].word != nil
  }

  /// Parses the inches in `3in`, `3"` and `3 in piece`; nil if there are none. Otherwise, `in` after a space is an
  /// ordinary word.
  private mutating func gluedInch() -> KitchenUnit? {
    guard token(-1)?.isNumber == true || token(-1)?.isSign(LineToken.dashes) == true, !goesOn(at: index + 1) else {
      return nil
    }
    if word() == "in", isAbbreviation || isBeforeLong {
      index += 1
      _ = token()?.isGlued == true && skip(sign: ["."])
      return .inch
    }
    guard token()?.isGlued == true, token(-1)?.isNumber == true else { return nil }
    if skip(sign: ["\"", "″", "”"]) { return .inch }
    guard skip(["in"]) else { return nil }
    return .inch
  }

  /// True at `in.` before a word, because no sentence ends after a number.
  private var isAbbreviation: Bool {
    token(1)?.isSign(["."]) == true && token(1)?.isGlued == true && token(2)?.isGlued == false
  }

  /// True at `in` before a word for something with a length, as in `in cinnamon stick` and `in piece`.
  private var isBeforeLong: Bool {
    Self.lengths.contains(word(1) ?? "") || word(2).map { $0 != "of" && Self.lengths.contains($0) } ?? false
  }

  /// Parses a unit after a number, with or without a hyphen, such as `-ounce`; nil if there is none.
  mutating func hyphenatedUnit() -> KitchenUnit? {
    // A space may precede the hyphen, as in `15.5 -ounce`.
    if token(1)?.isGlued == true, token(1)?.word != nil { _ = skip(sign: LineToken.dashes) }
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
    if skip(Self.adverbs) || skip(["very", "well", "lightly", "slightly"]) { _ = skip(sign: LineToken.dashes) }
    return skip(Self.howUnits) || skipDescribing(Self.fullnessAbroad) || skipSizeAbroad()
  }

  /// Skips `thumb-sized`, `walnut-size`; false if it is not there.
  private mutating func skipLikeSize() -> Bool {
    guard index > 0, word() != nil, token(1)?.isSign(LineToken.dashes) == true else { return false }
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

  /// Parses the size of each counted thing, such as `½-inch-thick`, `(2-inch / 5-cm)` or `3 in (7.5cm)`; nil if there
  /// is none.
  mutating func sizeOfEach() -> Range<Int>? {
    let start = index
    let isInBrackets = skip(sign: ["("])
    guard skipLength() else { return nil }
    while attempt({ $0.skip(sign: LineToken.slashes) && $0.skipLength() ? true : nil }) != nil {}
    _ = attempt { $0.skip(sign: LineToken.dashes) && $0.skip(["thick", "long", "wide", "square"]) ? true : nil }
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

  /// Parses packages with their content, such as `2 x 400g tins`, `1 (400g) tin`, `3 400g Cans`, `2-8 oz cans` or `14
  /// oz jar`; nil if there are none. `2 x 400g` without a package is 800 g.
  mutating func package() -> MeasureReading? {
    attempt { $0.dashedPackages() } ?? attempt { $0.severalPackages() } ?? attempt { $0.onePackage() }
  }

  /// Parses texts such as `1-15 oz can` or `2 - 400 g tins`, in which the hyphen does not mean a range, as a number of
  /// packages and the content of each; nil for other texts.
  private mutating func dashedPackages() -> MeasureReading? {
    guard let count = number() else { return nil }
    let isApart = token()?.isGlued == false && token(1)?.isGlued == false
    guard skip(sign: LineToken.dashes) else { return nil }
    while skip(sign: LineToken.dashes) {}
    guard let content = size(), skipOtherSizes() else { return nil }
    guard let unit = attempt({ $0.container() }) ?? attempt({ $0.cupOfYogurt() }),
      let word = token(-1)?.word ?? word(-2)
    else {
      return dashedPieces(count, content, isApart: isApart)
    }
    let isPlural = Singular.of(word) != word
    guard count <= .one || isPlural || content.quantity > count + count else { return nil }
    return MeasureReading(measures: [Measure(QuantityRange(count), unit, content: content)], tokens: 0..<0)
  }

  /// Returns the measure of pieces with a size, such as `2-8 oz filets`; nil for a range. `4-6 oz filets` may mean 4 to
  /// 6 oz each, but `4 - 6 oz filets`, with spaces, means four.
  private func dashedPieces(_ count: Quantity, _ size: PackageContent, isApart: Bool) -> MeasureReading? {
    let isNoRange = size.quantity >= count + count || size.quantity <= count
    let most = isApart ? Self.mostApart : Self.mostPieces
    guard count > .one, count.isWhole, isNoRange || count <= most else { return nil }
    let words = Words.of(description(from: index).name)
    let arePieces = words.contains { word in
      let thing = Singular.of(word)
      guard thing != word else { return false }
      let isPiece = isNoRange || isApart || !["potato", "sausage"].contains(thing)
      return Self.isLargePiece(thing) && isPiece || (isNoRange || isApart) && Self.wholes.contains(thing)
    }
    guard arePieces || words.suffix(2) == ["filet", "mignons"] else { return nil }
    let one = Measure(QuantityRange(size.quantity), size.unit)
    return MeasureReading(
      measures: [one.scaled(by: count)], tokens: 0..<0, count: QuantityRange(count), sizes: [[one]])
  }

  /// The maximum number of pieces if the numbers could also be a range.
  private static let mostPieces = Quantity(reducing: 6, 1)
  private static let mostApart = Quantity(reducing: 8, 1)

  private mutating func severalPackages() -> MeasureReading? {
    guard let count = quantity() else { return nil }
    if count.upper < .one { skipArticle() }
    let isTimes = skip(sign: ["×", "*"]) || skip(["x"])
    let isInBrackets = !isTimes && skip(sign: ["("])
    if !isTimes && !isInBrackets { _ = skip(sign: LineToken.dashes) }
    if isInBrackets { _ = skipAbout() }
    guard let sizes = sizes(), !isInBrackets || skip(sign: [")"]) else { return nil }
    if let unit = attempt({ $0.container() }) {
      return packages(count, unit, sizes)
    }
    guard isTimes else { return nil }
    let measures = (sizes.first ?? []).map { Measure($0.quantity.times(count), $0.unit) }
    return MeasureReading(measures: measures, tokens: 0..<0, count: count, sizes: sizes)
  }

  private mutating func onePackage() -> MeasureReading? {
    guard let sizes = sizes(), let unit = container() else { return nil }
    return packages(.one, unit, sizes)
  }

  /// Returns the measure of packages. A range as their size, such as 14 to 16 oz, is stored in `sizes`, because a
  /// content is a single quantity.
  private func packages(_ count: QuantityRange, _ unit: KitchenUnit, _ sizes: [[Measure]]) -> MeasureReading {
    if sizes[0].count == 1, let content = sizes[0][0].asContent {
      return MeasureReading(measures: [Measure(count, unit, content: content)], tokens: 0..<0)
    }
    return MeasureReading(measures: [Measure(count, unit)], tokens: 0..<0, count: count, sizes: sizes)
  }

  /// Parses the content of a package after it, such as `(400g)`, `(400 g each)` or `(14 fluid ounces, or 425 ml)`; nil
  /// if there is none.
  mutating func content(of unit: KitchenUnit) -> PackageContent? {
    guard unit.hasSize else { return nil }
    return attempt { $0.bracketedContent() } ?? attempt { $0.plainContent() }
  }

  /// Parses the content in `1 can, 15 oz, beans` and `1 can 15 oz beans`; nil if there is none.
  private mutating func plainContent() -> PackageContent? {
    _ = skip(sign: [","])
    guard let content = size(), ![.cup, .tablespoon, .teaspoon].contains(content.unit), skipOtherSizes() else {
      return nil
    }
    _ = skip(["each"])
    return word() != nil || isAtEnd || skip(sign: [","]) ? content : nil
  }

  private mutating func bracketedContent() -> PackageContent? {
    attempt { reader in
      guard reader.skip(sign: ["("]) else { return nil }
      _ = reader.skipAbout()
      guard let content = reader.size(), reader.skipOtherSizes() else { return nil }
      _ = reader.skip(["each"])
      return reader.skip(sign: [")"]) ? content : nil
    }
  }

  /// Parses the size of each package or piece in one or more units, such as `500g/1lb 2oz`, `14- to 16-ounce` or
  /// `6-ounce [260 g]`; nil if there is none.
  private mutating func sizes() -> [[Measure]]? {
    guard let first = sizeMeasures() else { return nil }
    var sizes = [first]
    while let other = attempt({ $0.skip(sign: LineToken.slashes) ? $0.sizeMeasures() : nil }) { sizes.append(other) }
    return skipOtherSizes() ? sizes : nil
  }

  private mutating func sizeMeasures() -> [Measure]? {
    guard let quantity = quantity(), let unit = hyphenatedUnit(), [.mass, .volume].contains(unit.dimension) else {
      return nil
    }
    let measures = [Measure(quantity, unit)]
    let all = measures + further(measures)
    return otherEnd(of: all).map { [$0] } ?? all
  }

  /// Skips up to three sizes in other units, if any, such as `/14oz` in `400g/14oz`, `, or 425 ml` or `[260 g]`.
  ///
  /// - Returns: True.
  private mutating func skipOtherSizes() -> Bool {
    for _ in 0..<3 where attempt({ $0.skipOtherSize() ? true : nil }) == nil { break }
    return true
  }

  private mutating func skipOtherSize() -> Bool {
    let isInBrackets = skip(sign: ["["])
    if !isInBrackets {
      let isApart = skip(sign: LineToken.slashes + [",", "=", ";"])
      guard skip(["or"]) || isApart else { return false }
    }
    _ = skipAbout()
    return sizeMeasures() != nil && (!isInBrackets || skip(sign: ["]"]))
  }

  /// Parses one quantity of mass or volume; nil if there is none.
  private mutating func size() -> PackageContent? {
    guard let quantity = number(), let unit = hyphenatedUnit(), [.mass, .volume].contains(unit.dimension) else {
      return nil
    }
    return PackageContent(quantity, unit)
  }

  /// Reads a cup that is sold, `4-6 oz cups yogurt`, which is no measure behind a weight; nil if there is none.
  private mutating func cupOfYogurt() -> KitchenUnit? { skip(["cup", "cups"]) ? .container : nil }

  private mutating func container() -> KitchenUnit? {
    guard let unit = hyphenatedUnit(), unit.hasSize else { return nil }
    return unit
  }

  private static let howUnits: Set<String> = [
    "small", "medium", "large", "big", "sm", "md", "med", "lg", "thin", "thick", "fat", "fresh", "whole", "good",
    "generous", "chopped",
    "heaped", "heaping", "rounded", "level", "scant", "packed", "full",
  ]
  /// Words for the fullness of a spoon.
  static let fullness: Set<String> = [
    "heaped", "heaping", "rounded", "level", "scant", "good", "generous", "packed", "full",
  ]
}

extension Measure {
  /// The measure as the content of a package; nil for a range.
  fileprivate var asContent: PackageContent? {
    guard let unit, quantity.isSingle else { return nil }
    return PackageContent(quantity.lower, unit)
  }
}

extension QuantityRange {
  /// Returns the quantity multiplied by a count.
  fileprivate func times(_ count: QuantityRange) -> QuantityRange {
    QuantityRange(lower * count.lower, upper * count.upper)
  }
}
