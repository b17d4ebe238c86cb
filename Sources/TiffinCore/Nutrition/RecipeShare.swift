/// Among how many servings the guessed energy of a meal's recipe was shared, where the recipe does not say so itself.
public struct RecipeShare: Hashable, Sendable {
  /// The recipe's number, for rooms that know no recipes; nil: the recipe is gone.
  let recipeNumber: Int?
  /// For how many the recipe is, or is taken to be.
  public let servings: Servings
  /// Nobody said so: the energy is right only if it is for so many.
  public let isAssumed: Bool
}
