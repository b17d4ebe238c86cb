/// The number of servings that a recipe's estimated energy was divided by for a meal.
public struct ServingsDivisor: Hashable, Sendable {
  /// The number of the recipe's ID; nil if the recipe was permanently deleted.
  let recipeNumber: Int?
  /// The recipe's servings, or the assumed ones.
  public let servings: Servings
  /// True if the recipe does not state its servings: the energy is right only if the assumption is.
  public let isAssumed: Bool
}
