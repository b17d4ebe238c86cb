import TiffinCore

/// A figure of a form: how it is read, and what is said when it cannot be.
struct Figure<Value: Sendable>: Sendable {
  /// As a sentence begins with it: "Carbs".
  let name: String
  /// What may stand behind the number.
  let unit: String
  /// The unit within a sentence: "grams".
  let units: String
  /// Decimals that are kept.
  let decimals: Int
  /// A number that one might write.
  let example: Int
  /// The most, in the unit.
  let limit: Int
  /// What may stand before or behind the number besides: "$".
  var symbol = ""
  /// Three digits behind a point are decimals, and no thousands.
  var isPointDecimal = false
  /// What is no whole number is refused instead of being rounded.
  var isWhole = false
  /// Of the number without its decimal sign; nil for more than the limit.
  let make: @Sendable (Int) -> Value?

  /// Nil for nothing but blanks.
  func read(_ typed: String) throws(FieldRefusal) -> Value? {
    let number: Int
    do throws(DecimalError) {
      number = try DecimalText.parse(
        withoutSymbol(typed), decimals: decimals, unit: unit, isPointDecimal: isPointDecimal)
    } catch {
      if error == .empty { return nil }
      throw FieldRefusal(sentence: sentence(error))
    }
    if isWhole && hasFraction(typed) {
      throw FieldRefusal(sentence: "\(name) must be a whole number, such as \(example)")
    }
    guard let value = make(number) else {
      throw FieldRefusal(sentence: number == 0 ? "\(name) must be at least 1" : tooMuch)
    }
    return value
  }

  /// Of a number: whether there is more than zeros behind the decimal sign, to the millionth.
  private func hasFraction(_ typed: String) -> Bool {
    let millionths = try? DecimalText.parse(withoutSymbol(typed), decimals: 6, unit: unit)
    return millionths.map { $0 % 1_000_000 != 0 } ?? false
  }

  private func withoutSymbol(_ typed: String) -> String {
    guard !symbol.isEmpty else { return typed }
    let blanks: (Character) -> Bool = \.isWhitespace
    let bare = typed.drop(while: blanks)
    if bare.utf8.starts(with: symbol.utf8) { return String(bare.unicodeScalars.dropFirst(symbol.unicodeScalars.count)) }
    let end = bare.reversed().drop(while: blanks).count
    let padded = bare.prefix(end)
    guard padded.utf8.reversed().starts(with: symbol.utf8.reversed()) else { return typed }
    return String(padded.unicodeScalars.dropLast(symbol.unicodeScalars.count))
  }

  private func sentence(_ error: DecimalError) -> String {
    switch error {
    case .empty, .notANumber: "\(name) must be a number of \(units), such as \(example)"
    case .negative: "\(name) cannot be less than 0"
    case .grouped(let digits?) where isPointDecimal:
      "\(name): write \(digits.dropLast(3)).\(digits.suffix(3)) with a point, or \(digits) without a sign between thousands"
    case .grouped(let digits?): "\(name): write \(digits) without a sign between thousands"
    case .grouped(nil): "\(name): use one decimal sign and none between thousands, such as 1234.5"
    case .tooLarge: tooMuch
    }
  }

  private var tooMuch: String { "\(name) cannot be more than \(limit) \(units)" }
}

extension Figure<Energy> {
  static let energy = Figure(
    name: "Energy", unit: "kcal", units: "kcal", decimals: 0, example: 250, limit: Energy.range.upperBound,
    make: { try? Energy(kilocalories: $0) })
}

extension Figure<Mass> {
  /// To the milligram.
  static func grams(of macro: Macro) -> Figure {
    Figure(
      name: macro.name, unit: "g", units: "grams", decimals: 3, example: 58, limit: Mass.range.upperBound / 1_000,
      make: { try? Mass(milligrams: $0) })
  }

  /// Rounded to the nearest gram.
  static func wholeGrams(of macro: Macro) -> Figure {
    Figure(
      name: macro.name, unit: "g", units: "grams", decimals: 0, example: 58, limit: Mass.range.upperBound / 1_000,
      make: { try? Mass(milligrams: $0 * 1_000) })
  }
}
