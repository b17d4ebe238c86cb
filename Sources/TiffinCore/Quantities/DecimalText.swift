/// A reason why a form does not accept a text as a number.
public enum DecimalError: Error, Hashable, Sendable {
  /// The text is empty or only whitespace.
  case empty
  /// The text contains no digits, or characters that do not belong to a number, such as letters, a plus sign or an
  /// exponent.
  case notANumber
  /// The number has a minus sign.
  case negative
  /// The text may contain a thousands separator (`1,234`), or its separators are invalid (`1..2`).
  ///
  /// `digits` is the number without its thousands separator; nil if the separators are invalid.
  case grouped(digits: String?)
  /// The number has more than nine digits before the decimal separator.
  case tooLarge
}

/// Parsing and formatting of numbers that people type into forms; see ``WrittenNumber``.
///
/// Point and comma are both decimal separators.
public enum DecimalText {
  /// Parses a number and returns it multiplied by 10 to the power of `decimals`, rounded half up.
  ///
  /// `12`, `12.5`, `12,5`, `.5`, `12.`, `1/2` and `1 ½` are numbers, and so are `1,234.5` and `1 234`; surrounding
  /// whitespace is ignored. `1,234` and `1.234` are read as decimals if the thousands would exceed `most`; otherwise as
  /// thousands if `decimals` is below 3 and they are at most 10,000 and a tenth of `most`. All others are refused.
  /// - Parameters:
  ///   - decimals: The number of decimal places: 0 for whole numbers, 3 for milligrams of grams; at most 6.
  ///   - unit: A unit that may follow the number, in upper or lower case; ASCII letters.
  ///   - isPointDecimal: True if three digits after a point are decimals, as in `3.125` dinars. A comma is not
  ///     affected.
  ///   - most: The largest plausible number, for reading separators; nil if there is none. Larger numbers are not
  ///     refused.
  /// - Throws: ``DecimalError`` if the text is not an accepted number.
  public static func parse(
    _ typed: String, decimals: Int, unit: String = "", isPointDecimal: Bool = false, most: Int? = nil
  ) throws(DecimalError) -> Int {
    var rest = Array(Whitespace.trimmed(typed).unicodeScalars)[...]
    guard !rest.isEmpty else { throw .empty }
    dropUnit(unit, of: &rest)
    if isNegative(rest) { throw .negative }
    let text = rest
    if let last = rest.last, isSign(last), rest.dropLast().last.map(isDigit) ?? false { rest = rest.dropLast() }
    guard let number = WrittenNumber(taking: &rest), rest.isEmpty else {
      let isOfNumber = text.allSatisfy { isDigit($0) || isSign($0) } && text.contains(where: isDigit)
      throw isOfNumber ? .grouped(digits: nil) : .notANumber
    }
    if let grouped = number.grouped, !(number.hasPoint && isPointDecimal) {
      switch reading(of: grouped, decimals, most) {
      case .thousands: return grouped * power(decimals)
      case .unclear: throw .grouped(digits: String(grouped))
      case .decimals: break
      }
    }
    return try scaled(number, decimals)
  }

  /// The largest number that is accepted with a single thousands separator: `12.346` dollars may be a computed price.
  private static let mostGrouped = 10_000

  /// The meaning of a separator before three digits.
  private enum SeparatorMeaning {
    case thousands, decimals, unclear
  }

  private static func reading(of grouped: Int, _ decimals: Int, _ most: Int?) -> SeparatorMeaning {
    if let most, grouped > most { return .decimals }
    return decimals < 3 && grouped <= min((most ?? .max) / 10, mostGrouped) ? .thousands : .unclear
  }

  /// Returns a scaled number as text for ``parse(_:decimals:unit:isPointDecimal:most:)``, with a point and without
  /// trailing zeros.
  ///
  /// A zero is appended to three decimals, as in `1.2340`, so that they are not parsed as thousands, unless
  /// `isPointDecimal` is true.
  public static func text(of scaled: Int, decimals: Int, isPointDecimal: Bool = false) -> String {
    let unit = power(decimals)
    var fraction = Digits.padded(scaled % unit, decimals)
    while fraction.utf8.last == zero { fraction.removeLast() }
    if fraction.isEmpty || decimals == 0 { return String(scaled / unit) }
    if fraction.utf8.count == 3, scaled >= unit, !isPointDecimal { fraction += "0" }
    return "\(scaled / unit).\(fraction)"
  }

  private static let zero = UInt8(ascii: "0")

  private static func dropUnit(_ unit: String, of text: inout ArraySlice<Unicode.Scalar>) {
    let letters = unit.unicodeScalars
    let end = text.suffix(letters.count)
    guard !letters.isEmpty, end.count == letters.count,
      zip(end, letters).allSatisfy({ $0.isASCII && $0.properties.lowercaseMapping == $1.properties.lowercaseMapping })
    else { return }
    text = text.dropLast(letters.count)
    while let last = text.last, Whitespace.isBlank(last) { text = text.dropLast() }
  }

  /// Returns true if the text begins with a hyphen or a minus sign, U+2212, followed by a number.
  private static func isNegative(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = text.first, first == "-" || first == "\u{2212}" else { return false }
    return text.dropFirst().first.map { isDigit($0) || isSign($0) } ?? false
  }

  private static func scaled(_ number: WrittenNumber, _ decimals: Int) throws(DecimalError) -> Int {
    let significant = number.whole.drop { $0 == 0 }
    guard significant.count <= 9 else { throw .tooLarge }
    let digits = significant + (0..<decimals).map { $0 < number.fraction.count ? number.fraction[$0] : 0 }
    let part = number.part * Quantity(reducing: Int128(power(decimals)), 1) + Quantity(reducing: 1, 2)
    // Only the first dropped digit matters: rounding twice would turn 0.4996 into 1.
    let isUp = decimals < number.fraction.count && number.fraction[decimals] >= 5
    return digits.reduce(0) { $0 * 10 + $1 } + (isUp ? 1 : 0) + part.numerator / part.denominator
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool { WrittenNumber.decimalSigns.contains(scalar) }
}
