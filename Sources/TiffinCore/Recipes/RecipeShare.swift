/// Among how many servings the guessed energy of a meal's recipe was shared, where the recipe does not say so itself.
public struct RecipeShare: Hashable, Sendable {
  /// Whose guess it is; nil: the recipe is gone.
  public let recipe: Recipe.ID?
  /// For how many the recipe is, or is taken to be.
  public let servings: Servings
  /// Nobody said so: the energy is right only if it is for so many.
  public let isAssumed: Bool
}

extension RecipeNumbers {
  /// What a meal made of the recipe keeps of it; nil where its energy hangs on no servings that could be others.
  func share(of recipe: Recipe.ID) -> RecipeShare? {
    guard energy?.isEstimated == true, told.servings == nil, let servings = servings?.value else { return nil }
    return RecipeShare(recipe: recipe, servings: servings, isAssumed: assumedServings != nil)
  }
}
