extension ServingsDivisor {
  /// The recipe from which the energy was estimated; nil if it was removed permanently.
  public var recipe: Recipe.ID? { recipeNumber.map { Recipe.ID(Int64($0)) } }

  init(recipe: Recipe.ID?, servings: Servings, isAssumed: Bool) {
    self.init(recipeNumber: recipe.map { Int($0.number) }, servings: servings, isAssumed: isAssumed)
  }
}

extension RecipeFiguresByOrigin {
  /// Returns the number of servings that divides the energy of a meal made from the recipe; nil if the energy does not
  /// depend on assumed or entered servings.
  func share(of recipe: Recipe.ID) -> ServingsDivisor? {
    guard energy?.isEstimated == true, told.servings == nil, let servings = servings?.value else { return nil }
    return ServingsDivisor(recipe: recipe, servings: servings, isAssumed: assumedServings != nil)
  }
}
