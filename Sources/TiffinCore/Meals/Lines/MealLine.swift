/// One food of a meal that is made of several, as it was when it was eaten: editing the food changes nothing here.
public struct MealLine: Hashable, Sendable {
  /// The number of the food, as long as there is one.
  public let food: Int?
  /// The food's name.
  public let name: String
  /// The quantity as it was typed: "2", "½".
  public let amount: String
  /// Its unit: "slice", "g".
  public let measure: String
  /// Milligrams altogether; nil for a food that is counted by the piece.
  public let mass: Int?
  /// What is in it.
  public let nutrients: Nutrients

  /// Combines what was chosen with what it gives.
  public init(food: Int?, name: String, amount: String, measure: String, mass: Int?, nutrients: Nutrients) {
    self.food = food
    self.name = name
    self.amount = amount
    self.measure = measure
    self.mass = mass
    self.nutrients = nutrients
  }
}

extension MealLine {
  /// True for more than 3 kg or 5,000 kcal: more often a slip than what somebody ate.
  public var isDoubtful: Bool {
    (mass ?? 0) > 3_000_000 || (nutrients.energy.map { $0.kilocalories > 5_000 } ?? false)
  }
}

extension [MealLine] {
  /// The sum of all lines. What one of them does not state is unknown of all.
  public var nutrients: Nutrients {
    guard let first else { return .unknown }
    return dropFirst().reduce(first.nutrients) { $0 + $1.nutrients }
  }
}
