/// Energy of one meal in whole kilocalories.
public struct Energy: Hashable, Comparable, Sendable {
  /// The allowed kilocalories of one meal.
  public static let range = 0...100_000
  /// 0 kcal.
  public static let zero = Energy(stored: 0)

  /// Within ``range``.
  public let kilocalories: Int

  /// - Throws: ``NutritionError/energyOutOfRange``.
  public init(kilocalories: Int) throws(NutritionError) {
    guard Self.range.contains(kilocalories) else { throw .energyOutOfRange }
    self.kilocalories = kilocalories
  }

  /// Wraps a number from a row that the schema guards.
  init(stored kilocalories: Int) {
    self.kilocalories = kilocalories
  }

  /// Less energy comes first.
  public static func < (one: Energy, other: Energy) -> Bool {
    one.kilocalories < other.kilocalories
  }
}

extension Macros {
  /// What they give together; nil where one of them is unknown.
  public var energy: Energy? { isComplete ? TiffinCore.energy(of: self) : nil }
}

/// Energy in kilocalories that carbohydrate, protein and fat give together; what is unknown counts as none.
///
/// Rounded to the nearest kilocalorie, a half up, and capped at the most that an ``Energy`` holds.
public func energy(of macros: Macros) -> Energy {
  let smallCalories = Macro.allCases.reduce(0) { $0 + macros.smallCalories(from: $1) }
  return Energy(stored: min((smallCalories + 500) / 1_000, Energy.range.upperBound))
}
