/// A food line of a meal. It is a copy from the time of eating: editing the food does not change it.
public struct MealLine: Hashable, Sendable {
  /// The ID of the food; nil if it was deleted.
  public let food: Int?
  /// The food's name.
  public let name: String
  /// The quantity as typed: "2", "½".
  public let amount: String
  /// The unit: "slice", "g".
  public let measure: String
  /// The total mass in milligrams; nil for a food that is counted by the piece.
  public let mass: Int?
  /// The nutrients of that amount.
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
