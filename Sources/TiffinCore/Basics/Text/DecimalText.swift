/// A reason why a text is not a number that a form accepts.
public enum DecimalError: Error, Hashable, Sendable {
  /// Only blanks.
  case empty
  /// Contains more than digits and decimal signs: letters, a plus, an exponent, blanks inside.
  case notANumber
  /// A minus before a number.
  case negative
  /// Possibly thousands: `1,234`, `1.234,5`. `digits` is a correct way to write it; nil if that would be a guess.
  case grouped(digits: String?)
  /// More than nine digits before the decimal sign.
  case tooLarge
}

/// Numbers as people type them into forms. Point and comma are both decimal signs.
public enum DecimalText {
  /// Reads a number and returns it times 10 to the power of `decimals`, rounded once to the nearest, a half up.
  ///
  /// `12`, `12.5`, `12,5`, `.5` and `12.` are numbers; blanks around them do not matter. A decimal sign with exactly
  /// three digits behind it is refused, for `1,234` may be a thousand, unless only zeros precede it (`0,125`).
  /// - Parameters:
  ///   - decimals: 0 for whole numbers, 3 for milligrams of grams; at most 6.
  ///   - unit: Allowed behind the number, in upper or lower case; ASCII letters.
  ///   - isPointDecimal: True if three digits behind a point are decimals, as in `3.125` dinars; behind a comma they
  ///     stay refused.
  public static func parse(
    _ typed: String, decimals: Int, unit: String = "", isPointDecimal: Bool = false
  ) throws(DecimalError) -> Int {
    let bytes = typed.utf8.span
    let padded = Digits.unpadded(bytes)
    guard !padded.isEmpty else { throw .empty }
    let range = withoutUnit(unit, bytes, padded)
    if isNegative(bytes, range) { throw .negative }
    guard range.allSatisfy({ isDigit(bytes[$0]) || isSign(bytes[$0]) }), range.contains(where: { isDigit(bytes[$0]) })
    else { throw .notANumber }
    let signs = range.filter { isSign(bytes[$0]) }
    guard signs.count <= 1 else { throw .grouped(digits: nil) }
    let whole = range.lowerBound..<(signs.first ?? range.upperBound)
    let fraction = (signs.first.map { $0 + 1 } ?? range.upperBound)..<range.upperBound
    let isPoint = signs.first.map { bytes[$0] == point } ?? false
    if fraction.count == 3, !(isPoint && isPointDecimal), whole.contains(where: { bytes[$0] != zero }) {
      throw .grouped(digits: text(bytes, whole) + text(bytes, fraction))
    }
    return try scaled(bytes, whole, fraction, decimals)
  }

  /// Writes a scaled number as ``parse(_:decimals:)`` reads it: with a point, without needless zeros.
  ///
  /// Three digits behind the point get a fourth, `1.2340`, lest they be read as thousands, unless `isPointDecimal`.
  public static func text(of scaled: Int, decimals: Int, isPointDecimal: Bool = false) -> String {
    let unit = power(decimals)
    var fraction = Digits.padded(scaled % unit, decimals)
    while fraction.utf8.last == zero { fraction.removeLast() }
    if fraction.isEmpty || decimals == 0 { return String(scaled / unit) }
    if fraction.utf8.count == 3, scaled >= unit, !isPointDecimal { fraction += "0" }
    return "\(scaled / unit).\(fraction)"
  }

  private static let zero = UInt8(ascii: "0")
  private static let point = UInt8(ascii: ".")

  private static func withoutUnit(_ unit: String, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    let letters = Array(unit.utf8)
    let start = range.upperBound - letters.count
    guard start >= range.lowerBound, letters.indices.allSatisfy({ bytes[start + $0] | 0x20 == letters[$0] | 0x20 })
    else { return range }
    return Digits.unpadded(bytes, range.lowerBound..<start)
  }

  /// Returns true for a hyphen or a minus, U+2212, with a number behind it.
  private static func isNegative(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for minus in [[0x2D], [0xE2, 0x88, 0x92]] as [[UInt8]] where range.count > minus.count {
      let next = bytes[range.lowerBound + minus.count]
      let isMinus = minus.indices.allSatisfy { bytes[range.lowerBound + $0] == minus[$0] }
      if isMinus && (isDigit(next) || isSign(next)) { return true }
    }
    return false
  }

  private static func scaled(
    _ bytes: Span<UInt8>, _ whole: Range<Int>, _ fraction: Range<Int>, _ decimals: Int
  ) throws(DecimalError) -> Int {
    let significant = whole.drop { bytes[$0] == zero }
    guard significant.count <= 9 else { throw .tooLarge }
    var number = 0
    for index in significant {
      number = number * 10 + Int(bytes[index] - zero)
    }
    for place in 0..<decimals {
      let index = fraction.lowerBound + place
      number = number * 10 + (index < fraction.upperBound ? Int(bytes[index] - zero) : 0)
    }
    // Only the first digit left out decides: rounding twice would turn 0.4996 into 1.
    let next = fraction.lowerBound + decimals
    return next < fraction.upperBound && bytes[next] >= UInt8(ascii: "5") ? number + 1 : number
  }

  private static func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: range.map { bytes[$0] }, as: UTF8.self)
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (zero...UInt8(ascii: "9")).contains(byte)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == point || byte == UInt8(ascii: ",")
  }
}
