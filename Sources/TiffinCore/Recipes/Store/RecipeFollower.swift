/// Rows of another room that refer to a recipe, and switch to the household's copy once that replaces it.
protocol RecipeFollower: SendableMetatype {
  /// Makes a household's rows about the original refer to its copy.
  static func follow(
    _ copy: Recipe.ID, of original: Recipe.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError)
}
