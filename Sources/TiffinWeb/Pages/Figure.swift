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
  /// Of the number without its decimal sign.
  let make: @Sendable (Int) throws(MealError) -> Value

  /// Nil for nothing but blanks.
  func read(_ typed: String) throws(FieldRefusal) -> Value? {
    let number: Int
    do throws(DecimalError) {
      number = try DecimalText.parse(typed, decimals: decimals, unit: unit)
    } catch {
      if error == .empty { return nil }
      throw FieldRefusal(sentence: sentence(error))
    }
    do throws(MealError) { return try make(number) } catch { throw FieldRefusal(sentence: tooMuch) }
  }

  private func sentence(_ error: DecimalError) -> String {
    switch error {
    case .empty, .notANumber: "\(name) must be a number of \(units), such as \(example)"
    case .negative: "\(name) cannot be less than 0"
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
    make: { number throws(MealError) in try Energy(kilocalories: number) })
}

extension Figure<Mass> {
  /// To the milligram.
  static func grams(of macro: Macro) -> Figure {
    Figure(
      name: macro.name, unit: "g", units: "grams", decimals: 3, example: 58, limit: Mass.range.upperBound / 1_000,
      make: { number throws(MealError) in try Mass(milligrams: number) })
  }

  /// Rounded to the nearest gram.
  static func wholeGrams(of macro: Macro) -> Figure {
    Figure(
      name: macro.name, unit: "g", units: "grams", decimals: 0, example: 58, limit: Mass.range.upperBound / 1_000,
      make: { number throws(MealError) in try Mass(milligrams: number * 1_000) })
  }
}
