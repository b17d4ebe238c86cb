/// Ranges of numbers.
extension IngredientLineParser {
  /// Parses a number or a range, such as `2`, `1 ½`, `2-3`, `two to three`, `between 2 and 3`, or `4- to 5` in `4- to
  /// 5-pound`; nil if there is none.
  mutating func quantity() -> QuantityRange? {
    if let range = attempt({ $0.betweenNumbers() }) ?? attempt({ $0.fromNumbers() }) { return range }
    guard let first = number() else { return nil }
    let second = attempt { reader -> Quantity? in
      let isApart = reader.token()?.isGlued == false
      let isDash = reader.skip(sign: IngredientLineToken.dashes)
      let isWord = !(isDash && isApart) && reader.skipTo(behind: first)
      if isWord { _ = reader.skipAbout() }
      if isWord, reader.token()?.isGlued == true { _ = reader.skip(sign: IngredientLineToken.dashes) }
      guard isDash || isWord, let second = reader.number(), second > first, second <= first * Self.widest,
        !(isDash && isApart && reader.isHyphenated)
      else { return nil }
      return second
    }
    if second == nil { _ = attempt { $0.skip(["or"]) && $0.skip(["so"]) ? true : nil } }
    return QuantityRange(first, second ?? first)
  }

  private mutating func betweenNumbers() -> QuantityRange? {
    guard skip(Self.between), let first = number(), skip(Self.betweenAnd), let second = number(), second > first else {
      return nil
    }
    return QuantityRange(first, second)
  }

  /// Words before the ends of a range, in lower case without accents: `between 2 and 3`, `zwischen 2 und 3`, `entre 2
  /// et 3`.
  static let between: Set<String> = [
    "between", "zwischen", "entre", "tra", "fra", "tussen", "mellan", "mellem", "mellom", "miedzy", "pomiedzy",
  ]
  /// Words between the ends of such a range.
  private static let betweenAnd: Set<String> = AndWord.all.union(["a"])

  /// Parses a range such as `from 2 to 3`, `von 2 bis 3` or `de 2 à 3`; nil if none begins at this position.
  private mutating func fromNumbers() -> QuantityRange? {
    guard skip(Self.from), let first = number(), skipTo(behind: first), let second = number(), second > first,
      second <= first * Self.widest
    else { return nil }
    return QuantityRange(first, second)
  }

  /// Words before a range, in lower case without accents.
  static let from: Set<String> = ["from", "von", "de", "da", "van", "fran", "od"]

  /// Skips the word or tilde between the ends of a range, `to`, `or`, `bis`, `à`, `~`; false if there is none.
  mutating func skipTo(behind first: Quantity) -> Bool {
    guard let next = token(1),
      next.isSign(IngredientLineToken.dashes) || Self.isNumber(next) || next.word.map(Self.about.contains) == true
    else { return false }
    // `½ a 3-pound chicken` and `1 of 4 tins` are not ranges.
    switch word() {
    case "a" where text[tokens[index].range] == "a":
      var reader = self
      reader.index += 1
      guard first >= .one, reader.number() != nil, !reader.isHyphenated else { return false }
    case "of":
      guard case .number(first + .one) = next.kind else { return false }
    default: break
    }
    return skip(sign: ["~"]) || skip(Self.to)
  }

  /// The maximum ratio of a range's ends. `2 or 250 g` is not a range.
  private static let widest = Quantity(reducing: 12, 1)

  /// Words between the ends of a range, in lower case without accents: English, German, French, Spanish, Italian,
  /// Dutch, Swedish, Danish and Polish.
  static let to: Set<String> = [
    "to", "or", "bis", "oder", "a", "ou", "o", "u", "hasta", "tai", "eli", "tot", "of", "eller", "till", "til", "do",
    "lub",
  ]
}
