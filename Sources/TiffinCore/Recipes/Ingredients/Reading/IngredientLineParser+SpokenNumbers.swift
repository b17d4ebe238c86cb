/// Numbers and fractions in words.
extension IngredientLineParser {
  /// Parses a number in words, such as `two`, `twenty-four`, `half a`, `three-quarters`, `one and a half` or `a couple
  /// of`; nil if there is none.
  mutating func spokenNumber() -> Quantity? {
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
      // Half & half is cream.
      if token()?.isSign(["&"]) == true { return nil }
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

  /// Parses a fraction in words, such as `half`, `a half`, `one-third`, `three quarters` or `demi`; nil if there is
  /// none.
  mutating func spokenFraction() -> Quantity? {
    attempt { reader in
      var count = Quantity.one
      if let number = reader.word().flatMap({ Self.numbers[$0] }), number.isWhole {
        count = number
        reader.index += 1
        if reader.token()?.isGlued == true { _ = reader.skip(sign: IngredientLineToken.dashes) }
      } else {
        let isArticle = reader.skip(["a", "en"])
        if isArticle, reader.token()?.isGlued == true { _ = reader.skip(sign: IngredientLineToken.dashes) }
      }
      guard let word = reader.word(), let part = Self.parts[word],
        !reader.isBeforeHyphen(at: 1) || Self.demi.contains(word)
      else { return nil }
      reader.index += 1
      if Self.demi.contains(word) { reader.skipHyphenOfDemi() }
      return count * part
    }
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

  /// Parses `-four` in `twenty-four`; nil if there is none.
  private mutating func ones() -> Quantity? {
    if token()?.isGlued == true { _ = skip(sign: IngredientLineToken.dashes) }
    guard let ones = word().flatMap({ Self.numbers[$0] }), ones.isWhole, ones < Quantity(reducing: 10, 1) else {
      return nil
    }
    index += 1
    return ones
  }

  /// Parses the Nordic article in `en gul lök` and `en stor citron`; nil before any other word, because it means "in"
  /// in French and Spanish.
  private mutating func nordicOne() -> Quantity? {
    guard skip(["en"]), let next = word(), Self.nordic.contains(next) else { return nil }
    return .one
  }

  private static let nordic: Set<String> = [
    "gul", "rod", "stor", "liten", "lille", "hel", "farsk", "fersk", "frisk", "gron", "citron", "sitron", "lok", "log",
    "purjolok", "vitlok", "vitloksklyfta", "morot", "gurka", "agurk", "apelsin", "banan", "rodlok", "paprika", "lime",
  ]

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
  static let halved: Set<String> = [
    "crema", "noche", "luna", "lunas", "nata", "manica", "maniche", "penne", "rigatoni", "amargo", "amarga",
    "desnatado",
    "maantjes", "volle", "and", "och", "og", "na",
  ]

  /// Skips the hyphen of `demi-citron`, but not that of `demi-sel`.
  private mutating func skipHyphenOfDemi() {
    guard isHyphenated, !["sel", "ecreme", "glace", "sec"].contains(word(1) ?? "") else { return }
    _ = skip(sign: IngredientLineToken.dashes)
  }

  private static let demi: Set<String> = ["demi", "demie"]

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

  /// Returns true if a hyphen joins the token to the next word, as in `half-and-half`.
  private func isBeforeHyphen(at distance: Int) -> Bool {
    guard let hyphen = token(distance), hyphen.isGlued, hyphen.isSign(IngredientLineToken.dashes) else { return false }
    return token(distance + 1)?.isGlued == true && KitchenUnit(words: token(distance + 1)?.word ?? "") == nil
  }

  private static let tens: Set<String> = ["twenty", "thirty", "forty", "fifty"]

  /// Fractions in words, in lower case without accents.
  static let parts: [String: Quantity] = {
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

  static let numbers = NumberWord.alone
}
