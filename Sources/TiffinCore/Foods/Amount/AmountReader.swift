/// Reads the number that an amount of a food begins with.
struct AmountReader {
  /// What was not read yet.
  private var rest: ArraySlice<Unicode.Scalar>
  /// What may stand between a number's groups of three digits, besides blanks.
  private let marks: Set<Unicode.Scalar>

  /// Returns the number at the beginning, "1 1/2" being one, and the text behind it.
  ///
  /// - Parameter marks: What groups digits by threes: with "," the text "1,000" is a thousand, else it is one.
  static func read(_ typed: String, marks: Set<Unicode.Scalar> = []) -> (Quantity?, String) {
    var reader = AmountReader(rest: Array(Blank.trimmed(typed).unicodeScalars)[...], marks: marks)
    var sum: Quantity?
    while let part = reader.number() {
      sum = (sum ?? .zero) + part
      reader.rest = reader.rest.drop(while: isBlank)
    }
    return (sum, String(String.UnicodeScalarView(reader.rest)))
  }

  /// Takes "12", "1 000", "1.5", "1,5", "1/2" or "½" off the beginning.
  private mutating func number() -> Quantity? {
    if let first = rest.first, let sign = Self.signs[first] {
      rest = rest.dropFirst()
      return Quantity(reducing: sign.0, sign.1)
    }
    guard let whole = grouped() else { return nil }
    guard let sign = rest.first, rest.dropFirst().first.map(Self.isDigit) ?? false else { return Quantity(whole) }
    switch sign {
    case ".", ",":
      rest = rest.dropFirst()
      return decimals(after: whole)
    case "/", "\u{2044}":
      rest = rest.dropFirst()
      return digits().flatMap { $0.number > 0 ? Quantity(reducing: Int128(whole), Int128($0.number)) : nil }
    default:
      return Quantity(whole)
    }
  }

  private mutating func decimals(after whole: Int) -> Quantity? {
    guard let part = digits() else { return nil }
    let unit = (0..<part.count).reduce(1 as Int128) { unit, _ in unit * 10 }
    return Quantity(reducing: Int128(whole) * unit + Int128(part.number), unit)
  }

  /// A whole number, with its groups of three digits.
  private mutating func grouped() -> Int? {
    guard let first = digits() else { return nil }
    guard first.number > 0, first.count <= 3 else { return first.number }
    var number = first.number
    while number < 1_000_000, let group = group() { number = number * 1_000 + group }
    return number
  }

  /// Takes a blank or a mark and exactly three digits behind it; "1 500/2" has no group.
  private mutating func group() -> Int? {
    guard let mark = rest.first, Self.isBlank(mark) || marks.contains(mark) else { return nil }
    var after = self
    after.rest = rest.dropFirst()
    guard let digits = after.digits(), digits.count == 3 else { return nil }
    if let next = after.rest.first, next == "/" || next == "\u{2044}" { return nil }
    self = after
    return digits.number
  }

  private mutating func digits() -> (number: Int, count: Int)? {
    let digits = rest.prefix(while: Self.isDigit)
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    rest = rest.dropFirst(digits.count)
    return (digits.reduce(0) { $0 * 10 + Int($1.value - 0x30) }, digits.count)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// A blank, one that does not break, or a narrow one, as printed numbers have them.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { blanks.contains(scalar) }

  private static let blanks: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{2009}", "\u{202F}"]

  private static let signs: [Unicode.Scalar: (Int128, Int128)] = [
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5), "⅗": (3, 5),
    "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8), "⅞": (7, 8),
  ]
}
