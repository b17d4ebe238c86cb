/// A food line: a food with its amount, as part of a meal. The line copies the food's values at the time of eating;
/// editing the food does not change it.
public struct MealLine: Hashable, Sendable {
  /// The ID of the food; nil if the food was deleted, or if the line was imported without one.
  public let food: Int?
  /// The food's name.
  public let name: String
  /// The quantity as typed, such as "2" or "½".
  public let amount: String
  /// The unit, such as "slice" or "g".
  public let measure: String
  /// The total mass in milligrams; nil for a food that is counted by the piece.
  public let mass: Int?
  /// The nutrients in the amount.
  public let nutrients: Nutrients
}

extension MealLine {
  /// True if the line is of more than 3 kg or 5,000 kcal, which is more likely a typing error than a portion.
  public var isDoubtful: Bool {
    (mass ?? 0) > 3_000_000 || (nutrients.energy.map { $0.kilocalories > 5_000 } ?? false)
  }
}

extension [MealLine] {
  /// The sum of all lines. A nutrient is unknown if it is unknown in any of them.
  public var nutrients: Nutrients {
    guard let first else { return .unknown }
    return dropFirst().reduce(first.nutrients) { $0 + $1.nutrients }
  }
}
