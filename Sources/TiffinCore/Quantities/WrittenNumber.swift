/// A number as written by people and on web pages: `1250`, `1,250.5`, `1.250,5`, `1 250`, `1'250`, `.5`, `½`, `1/2`, `1
/// 1/2`.
///
/// All numbers in forms and on recipe pages are parsed by this type. Point and comma are both decimal separators, and
/// both can be thousands separators, as can spaces and apostrophes. A single point or comma before exactly three
/// digits, as in `1.250`, can be either; the caller decides which.
struct WrittenNumber {
  /// The digits before the decimal separator.
  private(set) var whole: [Int] = []
  /// The digits after the decimal separator.
  private(set) var fraction: [Int] = []
  /// The part written as a fraction, such as ½ or 1/2.
  private(set) var part = Quantity.zero
  /// True if the digits in ``fraction`` may be the last group of thousands.
  private(set) var isAmbiguous = false
  /// True if the last separator is a point.
  private(set) var hasPoint = false

  /// Parses and removes the number at the beginning of a text; nil if the text does not begin with a number.
  init?(taking text: inout ArraySlice<Unicode.Scalar>) {
    var rest = text
    if let part = Self.sign(&rest) {
      self.part = part
    } else {
      let (groups, signs) = Self.groups(&rest)
      guard !groups.joined().isEmpty, read(groups, signs) else { return nil }
      if signs.isEmpty, !readFraction(&rest) { return nil }
    }
    text = rest
  }

  /// Returns the number at the beginning of a text, and the text after it; nil if the text does not begin with a
  /// number.
  static func beginning(_ text: String) -> (number: WrittenNumber, rest: String)? {
    var rest = Array(Whitespace.trimmed(text).unicodeScalars)[...]
    guard let number = WrittenNumber(taking: &rest) else { return nil }
    return (number, String(String.UnicodeScalarView(rest)))
  }

  /// The number, with an ambiguous separator read as a decimal separator, and up to six decimals. Nil if there are more
  /// than nine digits before the decimal separator.
  var value: Quantity? {
    guard let whole = Self.number(whole) else { return nil }
    let decimals = fraction.prefix(6)
    let unit = decimals.reduce(1 as Int128) { unit, _ in unit * 10 }
    let digits = Int128(whole) * unit + decimals.reduce(0 as Int128) { $0 * 10 + Int128($1) }
    return Quantity(reducing: digits, unit) + part
  }

  /// The number with the separator read as a thousands separator; nil if it is not ambiguous, or if the number has more
  /// than nine digits.
  var grouped: Int? { isAmbiguous ? Self.number(whole + fraction) : nil }

  private static func number(_ digits: [Int]) -> Int? {
    let significant = digits.drop { $0 == 0 }
    return significant.count <= 9 ? significant.reduce(0) { $0 * 10 + $1 } : nil
  }

  // MARK: Digits and separators

  /// Divides the groups of digits into whole and fraction by their decimal separator; returns false if they do not form
  /// a number.
  private mutating func read(_ groups: [[Int]], _ signs: [Unicode.Scalar]) -> Bool {
    guard let last = signs.last, let end = groups.last else {
      whole = groups[0]
      return true
    }
    let earlier = groups.dropLast()
    guard signs.count == 1 || Set(signs.dropLast()).count == 1 && Self.areGroups(earlier) else { return false }
    let isWhole =
      Self.areGroups(groups) && (!Self.decimalSigns.contains(last) || signs.count > 1 && Set(signs).count == 1)
    whole = Array((isWhole ? groups[...] : earlier).joined())
    fraction = isWhole ? [] : end
    hasPoint = last == "."
    isAmbiguous = !isWhole && signs.count == 1 && Self.areGroups(groups)
    return isWhole || Self.decimalSigns.contains(last)
  }

  /// Returns true if all groups have three digits, except for the first, which has one to three and no leading zero.
  private static func areGroups(_ groups: some Collection<[Int]>) -> Bool {
    guard let first = groups.first, (1...3).contains(first.count), first[0] != 0 else { return false }
    return groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// Removes digits, and the separators between them, from the beginning of a text: `1`, `,`, `250`, `.`, `5`.
  private static func groups(_ text: inout ArraySlice<Unicode.Scalar>) -> ([[Int]], [Unicode.Scalar]) {
    var groups = [digits(&text)]
    var signs: [Unicode.Scalar] = []
    while let sign = text.first {
      var rest = text.dropFirst()
      let group = digits(&rest)
      let isDecimal = decimalSigns.contains(sign)
      guard !group.isEmpty, isDecimal || groupingSigns.contains(sign) else { break }
      if !isDecimal {
        let isGroup = areGroups(groups + [group]) && !signs.contains(where: decimalSigns.contains)
        guard isGroup, rest.first.map({ !slashes.contains($0) }) ?? true else { break }
      }
      groups.append(group)
      signs.append(sign)
      text = rest
    }
    return (groups, signs)
  }

  private static func digits(_ text: inout ArraySlice<Unicode.Scalar>) -> [Int] {
    let digits = text.prefix { ("0"..."9").contains($0) }
    text = text.dropFirst(digits.count)
    return digits.map { Int($0.value) - 0x30 }
  }

  // MARK: Fractions

  /// Parses and removes the rest of `1/2`, `1 1/2` or `1½`, if any; returns false if the divisor is zero or the
  /// numerator has more than nine digits.
  private mutating func readFraction(_ text: inout ArraySlice<Unicode.Scalar>) -> Bool {
    if let divisor = Self.divisor(&text) {
      guard let number = Self.number(whole), divisor > 0 else { return false }
      (part, whole) = (Quantity(reducing: Int128(number), Int128(divisor)), [])
      return true
    }
    var rest = text.drop { Self.blanks.contains($0) }
    if let part = Self.sign(&rest) {
      self.part = part
      text = rest
      return true
    }
    let hasBlank = rest.startIndex > text.startIndex
    guard hasBlank, let top = Self.number(Self.digits(&rest)), let divisor = Self.divisor(&rest), top < divisor else {
      return true
    }
    part = Quantity(reducing: Int128(top), Int128(divisor))
    text = rest
    return true
  }

  /// Parses and removes a slash and the digits after it; returns nil if the text does not begin with them.
  private static func divisor(_ text: inout ArraySlice<Unicode.Scalar>) -> Int? {
    guard let slash = text.first, slashes.contains(slash) else { return nil }
    var rest = text.dropFirst()
    let digits = digits(&rest)
    guard !digits.isEmpty, let divisor = number(digits) else { return nil }
    text = rest
    return divisor
  }

  private static func sign(_ text: inout ArraySlice<Unicode.Scalar>) -> Quantity? {
    guard let first = text.first, let sign = fractions[first] else { return nil }
    text = text.dropFirst()
    return Quantity(reducing: sign.0, sign.1)
  }

  static let decimalSigns: Set<Unicode.Scalar> = [".", ","]
  private static let slashes: Set<Unicode.Scalar> = ["/", "\u{2044}", "\u{2215}"]
  private static let blanks: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{2009}", "\u{202F}"]
  private static let groupingSigns = blanks.union(["'", "’"])

  private static let fractions: [Unicode.Scalar: (Int128, Int128)] = [
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5), "⅗": (3, 5),
    "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8), "⅞": (7, 8),
  ]
}
