/// A type with rows that refer to recipes, which are updated when a household's copy replaces a recipe.
protocol RecipeReferrer: SendableMetatype {
  /// Changes a household's rows that refer to the original to refer to its copy.
  static func follow(
    _ copy: Recipe.ID, of original: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError)
}
