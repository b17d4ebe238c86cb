extension LineReader {
  /// Takes one or two numbers: `2`, `1 ½`, `2-3`, `two to three`, `4- to 5` of `4- to 5-pound`.
  mutating func quantity() -> QuantityRange? {
    guard let first = number() else { return nil }
    let second = attempt { reader -> Quantity? in
      let isApart = reader.token()?.isGlued == false
      let isDash = reader.skip(sign: LineToken.dashes)
      let isWord = !(isDash && isApart) && reader.skip(["to", "or", "bis"])
      if isWord, reader.token()?.isGlued == true { _ = reader.skip(sign: LineToken.dashes) }
      guard isDash || isWord, let second = reader.number(), second > first,
        !(isDash && isApart && reader.isHyphenated)
      else { return nil }
      return second
    }
    return QuantityRange(first, second ?? first)
  }

  /// True at `-ounce` of `14-ounce`: in `1 – 14-ounce can` the number is not the other end of a range.
  var isHyphenated: Bool {
    guard let hyphen = token(), hyphen.isGlued, hyphen.isSign(LineToken.dashes) else { return false }
    return token(1)?.isGlued == true && token(1)?.word != nil
  }

  /// Takes a number: `2`, `1.5`, `½`, `1/2`, `1 ½`, `1 1/2`, `1-½`, `two`, `half`.
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
      return quantity + (attempt { $0.properFraction() } ?? .zero)
    case .word(let word):
      guard let quantity = Self.numbers[word] else { return nil }
      index += 1
      if word == "half" { _ = skip(["a", "an"]) }
      if quantity == .one, let half = halfBehindOne() { return half }
      return quantity
    case .sign, nil: return nil
    }
  }

  /// The number of a token by its unit: `1.250 g` are thousands and `1,250 kg` are not; nil if it is no such number, or
  /// its unit does not tell.
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

  /// Returns the number of a token with one sign before exactly three digits; nil for any other.
  func ambiguous(at place: Int) -> WrittenNumber? {
    guard case .number = tokens[place].kind, text[tokens[place].range].utf8.contains(where: { ".,".utf8.contains($0) }),
      let (number, rest) = WrittenNumber.beginning(String(text[tokens[place].range])), rest.isEmpty,
      number.grouped != nil
    else { return nil }
    return number
  }

  /// Takes `1/2`.
  private mutating func plainFraction() -> Quantity? {
    guard case .number(let top)? = token()?.kind, top.isWhole, token(1)?.isSign(LineToken.slashes) == true,
      case .number(let bottom)? = token(2)?.kind, bottom.isWhole, bottom != .zero
    else { return nil }
    index += 3
    return top / bottom
  }

  /// Takes the fraction of `1 ½` or `1-½`.
  private mutating func properFraction() -> Quantity? {
    _ = skip(sign: LineToken.dashes)
    if case .fraction(let quantity)? = token()?.kind {
      index += 1
      return quantity
    }
    guard let fraction = plainFraction(), fraction < .one else { return nil }
    return fraction
  }

  /// Returns true for a number, also in words: `half`.
  static func isNumber(_ token: LineToken) -> Bool {
    token.isNumber || token.word.map { numbers[$0] != nil } ?? false
  }

  private static let numbers: [String: Quantity] = {
    let words = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    var numbers = ["half": Quantity(1, over: 2), "ein": .one, "eine": .one, "zwei": Quantity(2), "drei": Quantity(3)]
    for (index, word) in words.enumerated() { numbers[word] = Quantity(index + 1) }
    return numbers.compactMapValues(\.self)
  }()
}
