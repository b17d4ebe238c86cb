/// Numbers in digits, with their fractions.
extension IngredientLineParser {
  /// Parses a number, such as `2`, `1.5`, `½`, `1/2`, `1/3rd`, `1 ½`, `1-½`, `1 & 1/2`, `two`, `one and a half` or
  /// `half`; nil if there is none.
  mutating func number() -> Quantity? {
    switch token()?.kind {
    case .fraction(let quantity):
      index += 1
      return quantity
    case .number(let digits):
      let quantity = settled(at: index) ?? digits
      if let fraction = attempt({ $0.plainFraction() }) { return fraction }
      if token(1)?.isSign(IngredientLineToken.slashes) == true { return nil }
      index += 1
      guard quantity.isWhole else { return quantity }
      if let part = attempt({ $0.partBehind(quantity) }) { return part }
      return quantity + (attempt { $0.properFraction() } ?? attempt { $0.joinedFraction() } ?? .zero)
    case .word: return attempt { $0.spokenNumber() }
    case .sign, nil: return nil
    }
  }

  /// Returns the value of an ambiguous number for which its unit decides: `1.250 g` contains a thousands separator,
  /// `1,250 kg` a decimal separator. Returns nil if the token is not ambiguous, or if the unit does not decide.
  func settled(at place: Int) -> Quantity? {
    guard let number = ambiguous(at: place), tokens.indices.contains(place + 1), let word = tokens[place + 1].word,
      let unit = KitchenUnit(words: word), let grouped = number.grouped
    else { return nil }
    switch unit {
    case .gram, .millilitre: return grouped <= 10_000 ? Quantity(grouped) : nil
    case .milligram: return Quantity(grouped)
    case .kilogram, .litre: return number.value
    default: return nil
    }
  }

  /// Returns the number of a token with one point or comma before exactly three digits; nil for any other token.
  func ambiguous(at place: Int) -> WrittenNumber? {
    guard case .number = tokens[place].kind, text[tokens[place].range].utf8.contains(where: { ".,".utf8.contains($0) }),
      let (number, rest) = WrittenNumber.beginning(String(text[tokens[place].range])), rest.isEmpty,
      number.grouped != nil
    else { return nil }
    return number
  }

  /// Parses a fraction such as `1/2` or `1/3rd`; nil if there is none.
  private mutating func plainFraction() -> Quantity? {
    guard case .number(let top)? = token()?.kind, top.isWhole, token(1)?.isSign(IngredientLineToken.slashes) == true,
      case .number(let bottom)? = token(2)?.kind, bottom.isWhole, bottom != .zero
    else { return nil }
    index += 3
    if token()?.isGlued == true, token(1)?.isGlued != true { _ = skip(["rd", "rds", "th", "ths", "nd"]) }
    return top / bottom
  }

  /// Parses the fraction in `1 ½` or `1-½`; nil if there is none.
  private mutating func properFraction() -> Quantity? {
    _ = skip(sign: IngredientLineToken.dashes)
    guard let fraction = fractionSign(), !isHyphenated || !isBeforeSlices else { return nil }
    return fraction
  }

  /// True if a length and a word for cut pieces follow. In `4 ½-inch slices`, the fraction is the size of each piece.
  private var isBeforeSlices: Bool {
    let words = tokens[index...].prefix(6).compactMap(\.word)
    guard words.first.flatMap(KitchenUnit.init(words:))?.dimension == .length else { return false }
    return words.dropFirst().contains { word in
      EnglishSingular.of(word) != word && KitchenUnit(words: word)?.dimension == .own
    }
  }

  /// Parses a joined fraction, such as `& 1/2` in `1 & 1/2`, `+½`, `and a half` or `et demi`; nil if there is none.
  mutating func joinedFraction() -> Quantity? {
    if token()?.isSign(["+"]) == true, token()?.isGlued == false, addsApart { return nil }
    let isHyphenated = isHyphenated
    if isHyphenated { _ = skip(sign: IngredientLineToken.dashes) }
    guard skip(sign: ["&", "+", "・"]) || skip(Self.and) else { return nil }
    if isHyphenated { _ = skip(sign: IngredientLineToken.dashes) }
    return fractionSign() ?? spokenFraction()
  }

  /// Parses the fraction of `1 halbe Zitrone`, `3 quarts de tasse` or `1 tiers de litre`, whose number is that of the
  /// parts; nil if there is none.
  mutating func partBehind(_ count: Quantity) -> Quantity? {
    guard let word = word(), let part = Self.partsBehind[word], part * count < .one else { return nil }
    index += 1
    if part == Quantity(reducing: 1, 2) { return self.word().map(Self.halved.contains) == false ? part : nil }
    var ahead = self
    guard ahead.skip(["de", "d'", "di"]), ahead.unit() != nil else { return nil }
    return part * count
  }

  /// Words for parts that follow a number. Except for halves, they count only before a unit, because `quart` is a unit,
  /// too.
  private static let partsBehind: [String: Quantity] = {
    let words = [
      "half": 2, "halbe": 2, "halber": 2, "halbes": 2, "halben": 2, "halve": 2, "quart": 4, "quarts": 4, "tiers": 3,
    ]
    return words.compactMapValues { Quantity(1, over: $0) }
  }()

  private mutating func fractionSign() -> Quantity? {
    if case .fraction(let quantity)? = token()?.kind {
      index += 1
      return quantity
    }
    return attempt { reader in reader.plainFraction().flatMap { $0 < .one ? $0 : nil } }
  }

  /// True if the hyphen of a size such as `14-ounce` is at this position. In `1 – 14-ounce can`, this number is not the
  /// other end of a range.
  var isHyphenated: Bool {
    guard let hyphen = token(), hyphen.isGlued, hyphen.isSign(IngredientLineToken.dashes) else { return false }
    return token(1)?.isGlued == true && token(1)?.word != nil
  }

  /// Returns true if the token is a number, in digits or in words such as `half`.
  static func isNumber(_ token: IngredientLineToken) -> Bool {
    token.isNumber || token.word.map { numbers[$0] != nil } ?? false
  }

  /// Words between a number and its fraction, in lower case without accents.
  static let and: Set<String> = AndWord.all.union(["と"])

  /// Returns the whole number that a word names, in lower case without accents; nil if it names none.
  static func wholeNumber(word: String) -> Int? {
    numbers[word].flatMap { $0.isWhole ? $0.numerator : nil }
  }
}
