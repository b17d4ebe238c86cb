extension IngredientLineParser {
  /// Parses a number or a range, such as `2`, `1 ½`, `2-3`, `two to three`, `between 2 and 3`, or `4- to 5` in `4- to
  /// 5-pound`; nil if there is none.
  mutating func quantity() -> QuantityRange? {
    if let range = attempt({ $0.betweenNumbers() }) ?? attempt({ $0.fromNumbers() }) { return range }
    guard let first = number() else { return nil }
    let second = attempt { reader -> Quantity? in
      let isApart = reader.token()?.isGlued == false
      let isDash = reader.skip(sign: LineToken.dashes)
      let isWord = !(isDash && isApart) && reader.skipTo(behind: first)
      if isWord { _ = reader.skipAbout() }
      if isWord, reader.token()?.isGlued == true { _ = reader.skip(sign: LineToken.dashes) }
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
  private static let betweenAnd: Set<String> = ["and", "und", "et", "y", "e", "en", "och", "og", "a", "i"]

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
      next.isSign(LineToken.dashes) || Self.isNumber(next) || next.word.map(Self.about.contains) == true
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
  private static let to: Set<String> = [
    "to", "or", "bis", "oder", "a", "ou", "o", "u", "hasta", "tai", "eli", "tot", "of", "eller", "till", "til", "do",
    "lub",
  ]

  /// True if the hyphen of a size such as `14-ounce` is at this position. In `1 – 14-ounce can`, this number is not the
  /// other end of a range.
  var isHyphenated: Bool {
    guard let hyphen = token(), hyphen.isGlued, hyphen.isSign(LineToken.dashes) else { return false }
    return token(1)?.isGlued == true && token(1)?.word != nil
  }

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
      if token(1)?.isSign(LineToken.slashes) == true { return nil }
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
    guard case .number(let top)? = token()?.kind, top.isWhole, token(1)?.isSign(LineToken.slashes) == true,
      case .number(let bottom)? = token(2)?.kind, bottom.isWhole, bottom != .zero
    else { return nil }
    index += 3
    if token()?.isGlued == true, token(1)?.isGlued != true { _ = skip(["rd", "rds", "th", "ths", "nd"]) }
    return top / bottom
  }

  /// Parses the fraction in `1 ½` or `1-½`; nil if there is none.
  private mutating func properFraction() -> Quantity? {
    _ = skip(sign: LineToken.dashes)
    guard let fraction = fractionSign(), !isHyphenated || !isBeforeSlices else { return nil }
    return fraction
  }

  /// True if a length and a word for cut pieces follow. In `4 ½-inch slices`, the fraction is the size of each piece.
  private var isBeforeSlices: Bool {
    let words = tokens[index...].prefix(6).compactMap(\.word)
    guard words.first.flatMap(KitchenUnit.init(words:))?.dimension == .length else { return false }
    return words.dropFirst().contains { word in
      Singular.of(word) != word && KitchenUnit(words: word)?.dimension == .own
    }
  }

  /// Parses a joined fraction, such as `& 1/2` in `1 & 1/2`, `+½`, `and a half` or `et demi`; nil if there is none.
  mutating func joinedFraction() -> Quantity? {
    if token()?.isSign(["+"]) == true, token()?.isGlued == false, addsApart { return nil }
    let isHyphenated = isHyphenated
    if isHyphenated { _ = skip(sign: LineToken.dashes) }
    guard skip(sign: ["&", "+", "・"]) || skip(Self.and) else { return nil }
    if isHyphenated { _ = skip(sign: LineToken.dashes) }
    return fractionSign() ?? spokenFraction()
  }

  /// Parses the fraction of `1 halbe Zitrone`, `3 quarts de tasse` or `1 tiers de litre`, whose number is that of the
  /// parts; nil if there is none.
  private mutating func partBehind(_ count: Quantity) -> Quantity? {
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

  /// Parses a fraction in words, such as `half`, `a half`, `one-third`, `three quarters` or `demi`; nil if there is
  /// none.
  private mutating func spokenFraction() -> Quantity? {
    attempt { reader in
      var count = Quantity.one
      if let number = reader.word().flatMap({ Self.numbers[$0] }), number.isWhole {
        count = number
        reader.index += 1
        if reader.token()?.isGlued == true { _ = reader.skip(sign: LineToken.dashes) }
      } else {
        let isArticle = reader.skip(["a", "en"])
        if isArticle, reader.token()?.isGlued == true { _ = reader.skip(sign: LineToken.dashes) }
      }
      guard let word = reader.word(), let part = Self.parts[word],
        !reader.isBeforeHyphen(at: 1) || Self.demi.contains(word)
      else { return nil }
      reader.index += 1
      if Self.demi.contains(word) { reader.skipHyphenOfDemi() }
      return count * part
    }
  }

  /// Parses a number in words, such as `two`, `twenty-four`, `half a`, `three-quarters`, `one and a half` or `a couple
  /// of`; nil if there is none.
  private mutating func spokenNumber() -> Quantity? {
    guard let first = word(), Self.firstWords.contains(first) else { return nil }
    if let couple = attempt({ $0.couple() }) { return couple }
    if let fraction = attempt({ $0.leadingFraction() }) { return fraction }
    if let one = attempt({ $0.nordicOne() }) ?? attempt({ $0.halfOfThing() }) { return one }
    if first == "a", self.word(1) == "hundred" {
      index += 2
      return Quantity(reducing: 100, 1)
    }
    guard let word = word(), var quantity = Self.numbers[word], !Self.vague.contains(self.word(1) ?? "") else {
      return nil
    }
    index += 1
    if word == "half" {
      _ = skip(["a", "an"])
      return quantity
    }
    if Self.demi.contains(word) { skipHyphenOfDemi() }
    guard quantity.isWhole else { return quantity }
    if let part = attempt({ $0.partBehind(quantity) }) { return part }
    if skip(["hundred"]) { return quantity * Quantity(reducing: 100, 1) }
    if Self.tens.contains(word) { quantity = quantity + (attempt { $0.ones() } ?? .zero) }
    return quantity + (attempt { $0.joinedFraction() } ?? .zero)
  }

  /// The words with which a number can begin, in lower case without accents.
  private static let firstWords = Set(numbers.keys).union(parts.keys).union(halves).union([
    "a", "en", "couple", "pair", "pairs", "paar",
  ])

  /// Parses the Nordic article in `en gul lök` and `en stor citron`; nil before any other word, because it means "in"
  /// in French and Spanish.
  private mutating func nordicOne() -> Quantity? {
    guard skip(["en"]), let next = word(), Self.nordic.contains(next) else { return nil }
    return .one
  }

  /// Parses a word for a half, as in `media cebolla`, `mezza cipolla` and `halv gul lök`; nil if there is none, or if
  /// it is part of a name, as in `media crema`.
  private mutating func halfOfThing() -> Quantity? {
    guard skip(Self.halves), let next = word(), !Self.halved.contains(next) else { return nil }
    return Quantity(reducing: 1, 2)
  }

  private static let halves: Set<String> = [
    "medio", "media", "mezzo", "mezza", "meio", "meia", "halve", "halv", "halvt", "pol",
  ]
  /// Words after one of ``halves`` which show that it does not mean a half, as in `media crema`.
  private static let halved: Set<String> = [
    "crema", "noche", "luna", "lunas", "nata", "manica", "maniche", "penne", "rigatoni", "amargo", "amarga",
    "desnatado",
    "maantjes", "volle", "and", "och", "og", "na",
  ]

  /// Skips the hyphen of `demi-citron`, but not that of `demi-sel`.
  private mutating func skipHyphenOfDemi() {
    guard isHyphenated, !["sel", "ecreme", "glace", "sec"].contains(word(1) ?? "") else { return }
    _ = skip(sign: LineToken.dashes)
  }

  private static let demi: Set<String> = ["demi", "demie"]

  private static let nordic: Set<String> = [
    "gul", "rod", "stor", "liten", "lille", "hel", "farsk", "fersk", "frisk", "gron", "citron", "sitron", "lok", "log",
    "purjolok", "vitlok", "vitloksklyfta", "morot", "gurka", "agurk", "apelsin", "banan", "rodlok", "paprika", "lime",
  ]

  /// Parses a number of pairs, such as `a couple of`, `a pair of`, `two pairs of`, `ein Paar` or `une paire de`; nil if
  /// none begins at this position.
  private mutating func couple() -> Quantity? {
    let count = word().flatMap { Self.numbers[$0] }.flatMap { $0.isWhole ? $0 : nil }
    let isCounted = count != nil || word() == "a"
    if isCounted { index += 1 }
    guard isPair(behindNumber: isCounted) else { return nil }
    index += 1
    _ = skip(["of", "de", "d'", "di"])
    return isAtEnd ? nil : (count ?? .one) * Quantity(reducing: 2, 1)
  }

  /// Returns true if a word for two of an ingredient is at this position. In German, `ein Paar` is two and `ein paar`
  /// some; `par` and `paio` need their article.
  private func isPair(behindNumber isCounted: Bool) -> Bool {
    switch word() {
    case "couple", "pair", "pairs": true
    case "paar": isCounted && token().map { text[$0.range].hasPrefix("P") } ?? false
    case "paire", "paires", "paio", "paia", "par", "pares": isCounted
    default: false
    }
  }

  /// Parses `-four` in `twenty-four`; nil if there is none.
  private mutating func ones() -> Quantity? {
    if token()?.isGlued == true { _ = skip(sign: LineToken.dashes) }
    guard let ones = word().flatMap({ Self.numbers[$0] }), ones.isWhole, ones < Quantity(reducing: 10, 1) else {
      return nil
    }
    index += 1
    return ones
  }

  /// Parses a fraction in words at the beginning, such as `three-quarters`, `one half`, `a third of`, `quarter` before
  /// a unit, or `ein halber`; nil for `third` alone.
  private mutating func leadingFraction() -> Quantity? {
    let isCounted = word().map { Self.numbers[$0] != nil && Self.parts[$0] == nil } ?? false
    let start = index
    guard let fraction = spokenFraction(), !isAtEnd else { return nil }
    let isHalf = tokens[index - 1].word.map { Self.numbers[$0] != nil } ?? false
    // The caller parses a single `half` with its article.
    if index == start + 1, isHalf { return nil }
    if isCounted || isHalf { return fraction }
    var reader = self
    return word() == "of" || word() == "a" || reader.unit() != nil ? fraction : nil
  }

  /// Returns true if a hyphen joins the token to the next word, as in `half-and-half`.
  private func isBeforeHyphen(at distance: Int) -> Bool {
    guard let hyphen = token(distance), hyphen.isGlued, hyphen.isSign(LineToken.dashes) else { return false }
    return token(distance + 1)?.isGlued == true && KitchenUnit(words: token(distance + 1)?.word ?? "") == nil
  }

  /// Returns true if the token is a number, in digits or in words such as `half`.
  static func isNumber(_ token: LineToken) -> Bool {
    token.isNumber || token.word.map { numbers[$0] != nil } ?? false
  }

  /// Words between a number and its fraction, in lower case without accents.
  private static let and: Set<String> = ["and", "und", "et", "y", "e", "en", "och", "og", "i", "と"]

  private static let tens: Set<String> = ["twenty", "thirty", "forty", "fifty"]

  /// Fractions in words, in lower case without accents.
  private static let parts: [String: Quantity] = {
    let words: [([String], Int)] = [
      (
        [
          "half", "halves", "demi", "demie", "medio", "media", "mezzo", "mezza", "meia", "meio", "halv", "halvt", "pol",
        ], 2
      ),
      (["halb", "halbe", "halber", "halbes", "halben", "halve", "halva"], 2),
      (["third", "thirds", "drittel", "tiers", "tercio", "tercios", "terzo", "terzi"], 3),
      (["quarter", "quarters", "fourth", "fourths", "viertel", "cuarto", "cuartos", "quarto", "quarti", "kwart"], 4),
      (["fifth", "fifths"], 5), (["eighth", "eighths", "achtel"], 8),
    ]
    return words.reduce(into: [:]) { parts, entry in
      for word in entry.0 { parts[word] = Quantity(1, over: entry.1) }
    }
  }()

  /// Returns the whole number that a word names, in lower case without accents; nil if it names none.
  static func wholeNumber(word: String) -> Int? {
    numbers[word].flatMap { $0.isWhole ? $0.numerator : nil }
  }

  private static let numbers = NumberWord.alone
}
