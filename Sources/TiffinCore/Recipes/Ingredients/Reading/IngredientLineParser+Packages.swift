/// The parsing of packages: how many there are, and what each contains.
extension IngredientLineParser {
  /// Parses packages with their content, such as `2 x 400g tins`, `1 (400g) tin`, `3 400g Cans`, `2-8 oz cans` or `14
  /// oz jar`; nil if there are none. `2 x 400g` without a package is 800 g.
  mutating func package() -> ParsedMeasure? {
    attempt { $0.dashedPackages() } ?? attempt { $0.severalPackages() } ?? attempt { $0.onePackage() }
  }

  /// Parses texts such as `1-15 oz can` or `2 - 400 g tins`, in which the hyphen does not mean a range, as a number of
  /// packages and the content of each; nil for other texts.
  private mutating func dashedPackages() -> ParsedMeasure? {
    guard let count = number() else { return nil }
    let isApart = token()?.isGlued == false && token(1)?.isGlued == false
    guard skip(sign: IngredientLineToken.dashes) else { return nil }
    while skip(sign: IngredientLineToken.dashes) {}
    if let pieces = attempt({ $0.piecesWithLength(count) }) { return pieces }
    guard let content = size() else { return nil }
    skipOtherSizes()
    guard let unit = attempt({ $0.container() }) ?? attempt({ $0.cupOfYogurt() }),
      let word = token(-1)?.word ?? word(-2)
    else {
      return dashedPieces(count, content, isApart: isApart)
    }
    let isPlural = EnglishSingular.of(word) != word
    guard count <= .one || isPlural || content.quantity > count + count else { return nil }
    return ParsedMeasure(measures: [Measure(QuantityRange(count), unit, content: content)], tokens: 0..<0)
  }

  /// Parses the length of each of a few pieces, as in `1-9 inch pie shell`; nil for a range, as in `2-3 inch piece`.
  private mutating func piecesWithLength(_ count: Quantity) -> ParsedMeasure? {
    guard count.isWhole, count <= Quantity(reducing: 3, 1), let length = number(), length >= Quantity(reducing: 6, 1),
      let unit = hyphenatedUnit(), unit == .inch, let word = word(), !Self.lengths.contains(word)
    else { return nil }
    return ParsedMeasure(
      measures: [Measure(QuantityRange(count))], tokens: 0..<0, count: QuantityRange(count),
      sizes: [[Measure(QuantityRange(length), unit)]])
  }

  /// Returns the measure of pieces with a size, such as `2-8 oz filets`; nil for a range. `4-6 oz filets` may mean 4 to
  /// 6 oz each, but `4 - 6 oz filets`, with spaces, means four.
  private func dashedPieces(_ count: Quantity, _ size: PackageContent, isApart: Bool) -> ParsedMeasure? {
    let isNoRange = size.quantity >= count + count || size.quantity <= count
    let most = isApart ? Self.mostApart : Self.mostPieces
    guard count.isWhole, isNoRange || count <= most else { return nil }
    let words = SearchWords.of(description(from: index).name)
    guard count > .one else { return oneWhole(size, words) }
    let arePieces = words.contains { word in
      let thing = EnglishSingular.of(word)
      guard thing != word else { return false }
      let isPiece = isNoRange || isApart || !["potato", "sausage"].contains(thing)
      return Self.isLargePiece(thing) && isPiece || (isNoRange || isApart) && Self.wholes.contains(thing)
    }
    guard arePieces || words.suffix(2) == ["filet", "mignons"] else { return nil }
    let one = Measure(QuantityRange(size.quantity), size.unit)
    return ParsedMeasure(
      measures: [one.scaled(by: count)], tokens: 0..<0, count: QuantityRange(count), sizes: [[one]])
  }

  /// Returns the measure of one large ingredient, such as `1-5 lb chicken`; nil for a range, such as `1-2 lb chicken`.
  private func oneWhole(_ size: PackageContent, _ words: [String]) -> ParsedMeasure? {
    let isLarge = size.unit == .pound && size.quantity >= Quantity(reducing: 4, 1)
    guard isLarge, let last = words.last, EnglishSingular.of(last) == last, Self.birds.contains(last) else {
      return nil
    }
    let one = Measure(QuantityRange(size.quantity), size.unit)
    return ParsedMeasure(measures: [one], tokens: 0..<0, count: QuantityRange(.one), sizes: [[one]])
  }

  private static let birds: Set<String> = ["chicken", "duck", "turkey", "goose", "hen", "ham", "roast", "brisket"]

  /// The maximum number of pieces if the numbers could also be a range, as in `4-6 oz filets`.
  private static let mostPieces = Quantity(reducing: 6, 1)
  /// The maximum number of pieces if the numbers could be a range with spaces around the dash, as in `4 - 6 oz filets`.
  private static let mostApart = Quantity(reducing: 8, 1)

  private mutating func severalPackages() -> ParsedMeasure? {
    guard let count = quantity() else { return nil }
    if count.upper < .one { skipArticle() }
    let isTimes = skip(sign: ["×", "*"]) || skip(["x"])
    let isInBrackets = !isTimes && skip(sign: ["("])
    if !isTimes && !isInBrackets { _ = skip(sign: IngredientLineToken.dashes) }
    if isInBrackets { _ = skipAbout() }
    guard let sizes = sizes() else { return nil }
    // The bracket may also be closed after the package, as in `2 (400 g tins) chickpeas`, or not at all.
    let isClosed = isInBrackets && skip(sign: [")"])
    if let unit = attempt({ $0.container() }) {
      if isInBrackets, !isClosed { _ = skip(sign: [")"]) }
      return packages(count, unit, sizes)
    }
    guard isTimes else { return nil }
    let measures = (sizes.first ?? []).map { Measure($0.quantity.times(count), $0.unit) }
    return ParsedMeasure(measures: measures, tokens: 0..<0, count: count, sizes: sizes)
  }

  private mutating func onePackage() -> ParsedMeasure? {
    guard let sizes = sizes(), let unit = container() else { return nil }
    return packages(.one, unit, sizes)
  }

  /// Returns the measure of packages. A range as their size, such as 14 to 16 oz, is stored in `sizes`, because a
  /// content is a single quantity.
  private func packages(_ count: QuantityRange, _ unit: KitchenUnit, _ sizes: [[Measure]]) -> ParsedMeasure {
    if sizes[0].count == 1, let content = sizes[0][0].asContent {
      return ParsedMeasure(measures: [Measure(count, unit, content: content)], tokens: 0..<0)
    }
    return ParsedMeasure(measures: [Measure(count, unit)], tokens: 0..<0, count: count, sizes: sizes)
  }

  /// Parses the content of a package after it, such as `(400g)`, `(400 g each)` or `(14 fluid ounces, or 425 ml)`; nil
  /// if there is none.
  mutating func content(of unit: KitchenUnit) -> PackageContent? {
    guard unit.hasSize else { return nil }
    return attempt { $0.bracketedContent() } ?? attempt { $0.plainContent() }
  }

  /// Parses the content in `1 can, 15 oz, beans`, `1 can 15 oz beans` and `1 Becher à 200 g Sahne`; nil if there is none.
  private mutating func plainContent() -> PackageContent? {
    _ = skip(sign: [","])
    _ = skip(["a", "je"])
    guard let content = size(), ![.cup, .tablespoon, .teaspoon].contains(content.unit) else { return nil }
    skipOtherSizes()
    _ = skip(["each"])
    return word() != nil || isAtEnd || skip(sign: [","]) ? content : nil
  }

  private mutating func bracketedContent() -> PackageContent? {
    attempt { reader in
      guard reader.skip(sign: ["("]) else { return nil }
      _ = reader.skipAbout()
      guard let content = reader.size() else { return nil }
      reader.skipOtherSizes()
      _ = reader.skip(["each"])
      return reader.skip(sign: [")"]) ? content : nil
    }
  }

  /// Parses the size of each package or piece in one or more units, such as `500g/1lb 2oz`, `14- to 16-ounce` or
  /// `6-ounce [260 g]`; nil if there is none.
  private mutating func sizes() -> [[Measure]]? {
    guard let first = sizeMeasures() else { return nil }
    var sizes = [first]
    while let other = attempt({ $0.skip(sign: IngredientLineToken.slashes) ? $0.sizeMeasures() : nil }) {
      sizes.append(other)
    }
    skipOtherSizes()
    return sizes
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
  private mutating func skipOtherSizes() {
    for _ in 0..<3 where attempt({ $0.skipOtherSize() ? true : nil }) == nil { break }
  }

  private mutating func skipOtherSize() -> Bool {
    let isInBrackets = skip(sign: ["["])
    if !isInBrackets {
      let isApart = skip(sign: IngredientLineToken.slashes + [",", "=", ";"])
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

  /// Parses a cup in which something is sold, as in `4-6 oz cups yogurt`: after a weight, it is a package and not a
  /// measure. Nil if there is none at this position.
  private mutating func cupOfYogurt() -> KitchenUnit? { skip(["cup", "cups"]) ? .container : nil }

  private mutating func container() -> KitchenUnit? {
    guard let unit = hyphenatedUnit(), unit.hasSize else { return nil }
    return unit
  }
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
