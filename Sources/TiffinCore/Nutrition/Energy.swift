/// An energy in whole kilocalories, such as that of a meal or of a daily goal.
public struct Energy: Hashable, Comparable, Sendable {
  /// The accepted numbers of kilocalories of one meal or goal.
  public static let range = 0...100_000
  /// 0 kcal.
  public static let zero = Energy(stored: 0)

  /// The kilocalories, within ``range``.
  public let kilocalories: Int

  /// Creates an energy from a number that was typed or read from a file.
  ///
  /// - Throws: ``NutritionError/energyOutOfRange`` if the number is outside ``range``.
  public init(kilocalories: Int) throws(NutritionError) {
    guard Self.range.contains(kilocalories) else { throw .energyOutOfRange }
    self.kilocalories = kilocalories
  }

  /// Creates an energy from a database row; the schema checks the range.
  init(stored kilocalories: Int) {
    self.kilocalories = kilocalories
  }

  /// Returns true if one energy is less than the other.
  public static func < (one: Energy, other: Energy) -> Bool {
    one.kilocalories < other.kilocalories
  }
}

extension Macros {
  /// The energy of carbohydrate, protein and fat together; nil if one of them is unknown.
  public var energy: Energy? { isComplete ? TiffinCore.energy(of: self) : nil }
}

/// Returns the energy in kilocalories of carbohydrate, protein and fat together; an unknown mass counts as none.
///
/// The sum is rounded to the nearest kilocalorie, a half up, and capped at the upper bound of ``Energy/range``.
public func energy(of macros: Macros) -> Energy {
  let smallCalories = Macro.allCases.reduce(0) { $0 + macros.smallCalories(from: $1) }
  return Energy(stored: min((smallCalories + 500) / 1_000, Energy.range.upperBound))
}
