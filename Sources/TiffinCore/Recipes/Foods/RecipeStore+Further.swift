extension RecipeStore {
  /// Returns fibre, sugars, saturated fat and salt of one serving; all unknown if `id` is nil, or the person cannot see
  /// such a recipe, for example because it was deleted.
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
