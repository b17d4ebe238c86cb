extension RecipeShare {
  /// Whose guess it is; nil: the recipe is gone.
  public var recipe: Recipe.ID? { recipeNumber.map { Recipe.ID(Int64($0)) } }

  init(recipe: Recipe.ID?, servings: Servings, isAssumed: Bool) {
    self.init(recipeNumber: recipe.map { Int($0.number) }, servings: servings, isAssumed: isAssumed)
  }
}

extension RecipeNumbers {
  /// What a meal made of the recipe keeps of it; nil where its energy hangs on no servings that could be others.
  func share(of recipe: Recipe.ID) -> RecipeShare? {
    guard energy?.isEstimated == true, told.servings == nil, let servings = servings?.value else { return nil }
    return RecipeShare(recipe: recipe, servings: servings, isAssumed: assumedServings != nil)
  }
}
