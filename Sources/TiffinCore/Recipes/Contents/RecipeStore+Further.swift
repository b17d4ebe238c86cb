extension RecipeStore {
  /// Fibre, sugars, saturated fat and salt of one serving; unknown without a recipe, and of one that is gone.
  static func further(
    of id: Recipe.ID?, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> FurtherNutrients {
    guard let id else { return .unknown }
    do {
      return try recipe(id, for: person, statements).further
    } catch .notFound {
      return .unknown
    }
  }
}
