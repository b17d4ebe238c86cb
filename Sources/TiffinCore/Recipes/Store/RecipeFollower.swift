/// A type whose rows refer to recipes, and are updated when a household's copy replaces a recipe.
protocol RecipeFollower: SendableMetatype {
  /// Updates a household's rows about the original to refer to its copy.
  static func follow(
    _ copy: Recipe.ID, of original: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError)
}
