/// Rows of another room that name a recipe, and change over to the household's copy when it takes the recipe's place.
protocol RecipeFollower: SendableMetatype {
  /// Makes what a household keeps about the original be about its copy.
  static func follow(
    _ copy: Recipe.ID, of original: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError)
}
