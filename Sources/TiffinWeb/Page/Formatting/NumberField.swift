import TiffinCore

/// A numeric field of a form: how it is parsed, and the sentence for an invalid number.
struct NumberField<Value: Sendable>: Sendable {
  /// The name at the start of a sentence: "Carbs".
  let name: String
  /// The unit, which may be typed after the number: "g".
  let unit: String
  /// The unit within a sentence: "grams".
  let units: String
  /// The number of decimals stored.
  let decimals: Int
  /// An example of a valid number.
  let example: Int
  /// The maximum value in the unit.
  let limit: Int
  /// The currency's symbol, "$", for amounts of money; empty otherwise.
  var symbol = ""
  /// True if three digits after a point are always decimals, not thousands.
  var isPointDecimal = false
  /// True if a number with a fraction is refused instead of rounded.
  var isWhole = false
  /// A description of valid input for error messages; nil if any number of the unit is valid.
  var wanted: String?
  /// Parses text that is not a plain number of the unit, such as "1 h 30"; returns nil if it is invalid.
  var readOtherwise: (@Sendable (String) -> Int?)?
  /// Creates a value from a number in units of the last stored decimal; returns nil if the value is out of range.
  let make: @Sendable (Int) -> Value?

  /// The name as a label: "Carbs", "Cost".
  var label: String {
    guard name.hasPrefix("The ") else { return name }
    return name.dropFirst(4).prefix(1).uppercased() + name.dropFirst(5)
  }

  /// Parses typed text; returns nil if it is empty or only whitespace.
  func read(_ typed: String) throws(FieldRefusal) -> Value? {
    let number: Int
    do throws(DecimalError) {
      number = try DecimalText.parse(
        withoutSymbol(typed), decimals: decimals, unit: unit, isPointDecimal: isPointDecimal, most: limit)
    } catch {
      if error == .empty { return nil }
      guard let read = readOtherwise?(typed) else { throw FieldRefusal(sentence: sentence(error)) }
      number = read
    }
    if isWhole && hasFraction(typed) {
      throw FieldRefusal(sentence: "Enter a whole number, such as \(example)")
    }
    guard let value = make(number) else {
      throw FieldRefusal(sentence: number == 0 ? "Enter at least 1" : tooMuch)
    }
    return value
  }

  /// Returns true if the typed number has a fraction, down to the millionth.
  private func hasFraction(_ typed: String) -> Bool {
    let millionths = try? DecimalText.parse(withoutSymbol(typed), decimals: 6, unit: unit, most: limit)
    return millionths.map { $0 % 1_000_000 != 0 } ?? false
  }

  /// Removes a currency symbol or code before or after the number. The symbols and codes of all currencies are
  /// accepted, since amounts are always in the household's currency.
  private func withoutSymbol(_ typed: String) -> String {
    guard !symbol.isEmpty else { return typed }
    let blank: (Unicode.Scalar) -> Bool = \.properties.isWhitespace
    let start = typed.unicodeScalars.drop(while: blank).map(Self.lowercased)
    let bare = Array(start.prefix(start.reversed().drop(while: blank).count))
    for sign in Currency.signs {
      let mark = sign.unicodeScalars.map(Self.lowercased)
      if bare.starts(with: mark) { return Self.text(bare.dropFirst(mark.count)) }
      if bare.suffix(mark.count).elementsEqual(mark) { return Self.text(bare.dropLast(mark.count)) }
    }
    return typed
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.isASCII ? Unicode.Scalar(UInt8(scalar.value) | (("A"..."Z").contains(scalar) ? 0x20 : 0)) : scalar
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  private func sentence(_ error: DecimalError) -> String {
    switch error {
    case .empty, .notANumber: "Enter \(wanted ?? "a number, such as \(shownExample)")"
    case .negative: "Enter 0 or more"
    case .grouped(let digits?) where isPointDecimal:
      "Enter \(digits.dropLast(3)).\(digits.suffix(3)) with a point, or \(digits) without a separator"
    case .grouped(let digits?): "Enter \(digits) without a separator"
    case .grouped(nil): "Enter one decimal sign and no separators, such as 1234.5"
    case .tooLarge: tooMuch
    }
  }

  /// The example as shown: "58", or "12.50" for a currency with two decimals.
  private var shownExample: String { symbol.isEmpty || decimals != 2 ? "\(example)" : "\(example).50" }

  private var tooMuch: String { "Enter at most \(Formatter.grouped(limit)) \(units)" }
}

extension NumberField<Energy> {
  static let energy = NumberField(
    name: "Energy", unit: "kcal", units: "kcal", decimals: 0, example: 250, limit: Energy.range.upperBound,
    make: { try? Energy(kilocalories: $0) })
}

extension NumberField<Mass> {
  /// Returns the field of a macro in grams, with three decimals.
  static func grams(of macro: Macro) -> NumberField {
    NumberField(
      name: macro.name, unit: "g", units: "grams", decimals: 3, example: 58, limit: Mass.range.upperBound / 1_000,
      make: { try? Mass(milligrams: $0) })
  }

  /// Returns the field of a macro, rounded to whole grams.
  static func wholeGrams(of macro: Macro) -> NumberField {
    NumberField(
      name: macro.name, unit: "g", units: "grams", decimals: 0, example: 58, limit: Mass.range.upperBound / 1_000,
      make: { try? Mass(milligrams: $0 * 1_000) })
  }
}
