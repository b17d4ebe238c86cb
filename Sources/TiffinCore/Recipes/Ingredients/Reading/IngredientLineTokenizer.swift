/// A tokenizer of ingredient lines.
struct IngredientLineTokenizer {
  private let scalars: String.UnicodeScalarView
  private var index: String.Index
  private var tokens: [IngredientLineToken] = []

  static func of(_ text: String) -> [IngredientLineToken] {
    var tokens = IngredientLineTokenizer(text)
    tokens.read()
    return tokens.tokens
  }

  private init(_ text: String) {
    scalars = text.unicodeScalars
    index = scalars.startIndex
  }

  private mutating func read() {
    var end: String.Index?
    while index < scalars.endIndex {
      let start = index
      if Self.isBlank(scalars[index]) {
        index = scalars.index(after: index)
        continue
      }
      let kind = kind()
      tokens.append(IngredientLineToken(kind: kind, range: start..<index, isGlued: end == start))
      end = index
    }
  }

  /// Parses the token at the current position.
  private mutating func kind() -> IngredientLineToken.Kind {
    let start = index
    let scalar = Self.plain(scalars[index])
    if Self.isDigit(scalar) || (scalar == "." && Self.isDigit(peek(1))) { return number() }
    index = scalars.index(after: index)
    if !scalar.isASCII, let fraction = Self.fractions[scalar] { return .fraction(fraction) }
    guard Self.isLetter(scalar) else { return .sign(scalar) }
    while let next = peek(0), Self.isLetter(next) || Self.isApostrophe(next) {
      index = scalars.index(after: index)
      if Self.isApostrophe(next), let article = elidedArticle(from: start) { return .word(article) }
    }
    if !scalar.isASCII { partCounter(since: start) }
    return .word(Self.folded(scalars[start..<index]))
  }

  /// Returns the article that ends at this position, with a plain apostrophe, such as `d'` in `d'ail` or `dell'` in
  /// `dell’olio`; nil if there is none.
  private func elidedArticle(from start: String.Index) -> String? {
    guard index < scalars.endIndex, Self.isLetter(scalars[index]) else { return nil }
    let article = TextFolding.folded(String(scalars[start..<scalars.index(before: index)]))
    return ["d", "l", "dell", "un"].contains(article) ? article + "'" : nil
  }

  /// Moves the position back to the end of a counter after a number, as in `個入り`, or to the beginning of a measure
  /// before a number, as in `砂糖大さじ`.
  private mutating func partCounter(since start: String.Index) {
    let word = scalars[start..<index]
    let isBehindNumber = tokens.last.map { $0.isNumber && $0.range.upperBound == start } ?? false
    let counter = isBehindNumber ? CounterWord.length(atStartOf: word) : 0
    let measure = CounterWord.length(atEndOf: word)
    if counter > 0 {
      index = scalars.index(start, offsetBy: counter)
    } else if measure > 0, measure < word.count {
      index = scalars.index(index, offsetBy: -measure)
    }
  }

  /// Returns a word in lower case without accents, with full-width characters replaced by ASCII characters. Returns
  /// `tbsp` for `T`, `TB` and `Tb`, and `tsp` for `t`, as in old American recipes.
  private static func folded(_ word: Substring.UnicodeScalarView) -> String {
    switch String(word) {
    case "T", "TB", "Tb": return "tbsp"
    case "t": return "tsp"
    default:
      guard word.contains(where: isWide) else { return TextFolding.folded(String(word)) }
      return TextFolding.folded(String(String.UnicodeScalarView(word.map(plain))))
    }
  }

  /// Returns the ASCII character for a full-width one, such as `２` or `／`. Wave dashes become tildes.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.value < 0x3000 { return scalar }
    if scalar == "〜" { return "~" }
    return isWide(scalar) ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool { (0xFF01...0xFF5E).contains(scalar.value) }

  /// Parses at most nine digits and three decimals. A longer number is not a quantity, and becomes a `sign` token.
  private mutating func number() -> IngredientLineToken.Kind {
    let first = Self.plain(scalars[index])
    var whole = digits()
    let canBeGrouped = whole.count <= 3 && whole.first != "0"
    while canBeGrouped, isBeforeThousands {
      index = scalars.index(after: index)
      whole += digits()
    }
    while [",", "'", "’"].contains(peek(0)), whole.count <= 3, whole.first != "0", followingDigits == 3 {
      index = scalars.index(after: index)
      whole += digits()
    }
    var decimals: [Unicode.Scalar] = []
    if peek(0) == "." || peek(0) == ",", followingDigits > 0 {
      index = scalars.index(after: index)
      decimals = digits()
    }
    // `00` is a type of flour.
    let isName = whole.count > 1 && whole.allSatisfy { $0 == "0" } && decimals.isEmpty
    guard !isName, whole.count <= 9, decimals.count <= 3, let quantity = Self.quantity(whole, decimals) else {
      return .sign(first)
    }
    return .number(quantity)
  }

  private static func quantity(_ whole: [Unicode.Scalar], _ decimals: [Unicode.Scalar]) -> Quantity? {
    let number = (whole + decimals).reduce(0) { $0 * 10 + Int($1.value) - 0x30 }
    return Quantity(number, over: decimals.reduce(1) { denominator, _ in denominator * 10 })
  }

  private mutating func digits() -> [Unicode.Scalar] {
    var digits: [Unicode.Scalar] = []
    while let scalar = peek(0), Self.isDigit(scalar) {
      digits.append(scalar)
      index = scalars.index(after: index)
    }
    return digits
  }

  /// The number of digits after the next character, at most four.
  private var followingDigits: Int {
    (1...4).prefix { Self.isDigit(peek($0)) }.count
  }

  /// True if a space and three zeros follow, as in `1 000`: other digits after a space do not certainly belong to the
  /// same number.
  private var isBeforeThousands: Bool {
    guard let blank = peek(0), Self.groupingBlanks.contains(blank) else { return false }
    return (1...3).allSatisfy { peek($0) == "0" } && !Self.isDigit(peek(4))
  }

  private func peek(_ distance: Int) -> Unicode.Scalar? {
    guard let place = scalars.index(index, offsetBy: distance, limitedBy: scalars.endIndex), place < scalars.endIndex
    else { return nil }
    return Self.plain(scalars[place])
  }

  /// Returns true if the scalar is a letter or a number.
  static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || (scalar.isASCII ? isDigit(scalar) : scalar.properties.numericType != nil)
  }

  /// Returns true if the scalar is whitespace, or the variation selector in `☑️`.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    Whitespace.isBlank(scalar) || scalar == "\u{FE0F}"
  }

  private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("0"..."9").contains($0) } ?? false
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "’"
  }

  /// Spaces that can separate thousands, including non-breaking ones.
  private static let groupingBlanks: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{202F}", "\u{2009}"]

  private static let fractions: [Unicode.Scalar: Quantity] = {
    let signs: [(Unicode.Scalar, Int, Int)] = [
      ("½", 1, 2), ("⅓", 1, 3), ("⅔", 2, 3), ("¼", 1, 4), ("¾", 3, 4), ("⅕", 1, 5), ("⅖", 2, 5), ("⅗", 3, 5),
      ("⅘", 4, 5), ("⅙", 1, 6), ("⅚", 5, 6), ("⅐", 1, 7), ("⅛", 1, 8), ("⅜", 3, 8), ("⅝", 5, 8), ("⅞", 7, 8),
      ("⅑", 1, 9), ("⅒", 1, 10),
    ]
    return signs.reduce(into: [:]) { $0[$1.0] = Quantity($1.1, over: $1.2) }
  }()
}
