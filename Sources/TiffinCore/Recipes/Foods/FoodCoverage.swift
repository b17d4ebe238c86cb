/// The number of a recipe's ingredient lines, and of those whose food and weight are known.
public struct FoodCoverage: Hashable, Sendable {
  /// The number of lines, without headings.
  public let lines: Int
  /// The number of lines that have a food and a weight, or count as having no nutrients.
  public let known: Int
  /// True if the recipe's nutrients are computed from the foods, because at least half of the lines are known.
  public let isUsed: Bool
}

extension Macros {
  /// Returns the estimated macros of one serving if the recipe is divided into `count` instead of `servings` servings.
  func shared(from servings: Servings, among count: Servings) -> Macros {
    func share(_ mass: Mass?) -> Mass? {
      mass.map { Mass(stored: min($0.milligrams * servings.count / count.count, Mass.range.upperBound)) }
    }
    return Macros(carbs: share(carbs), protein: share(protein), fat: share(fat))
  }
}
