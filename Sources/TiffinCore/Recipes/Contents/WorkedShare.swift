/// How much of a recipe is known by its foods.
public struct WorkedShare: Hashable, Sendable {
  /// The number of lines, without headings.
  public let lines: Int
  /// Those of them with a food and a weight, or that count for nothing.
  public let known: Int
  /// Milligrams of all lines, as far as their weight is known.
  public let mass: Int
  /// Milligrams of the known lines.
  public let knownMass: Int
  /// True if the figures are those of the foods: at least half of the lines are known.
  public let isUsed: Bool

  /// The share of the weight in whole percent, rounded down so that 100 means all.
  public var percent: Int { mass > 0 ? knownMass * 100 / mass : lines > 0 ? known * 100 / lines : 0 }
}

extension Macros {
  /// Converts the estimated macros of one serving to another number of servings.
  func shared(from servings: Servings, among count: Servings) -> Macros {
    func share(_ mass: Mass?) -> Mass? {
      mass.map { Mass(stored: min($0.milligrams * servings.count / count.count, Mass.range.upperBound)) }
    }
    return Macros(carbs: share(carbs), protein: share(protein), fat: share(fat))
  }
}
