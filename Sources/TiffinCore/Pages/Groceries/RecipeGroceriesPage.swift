/// The page to choose a recipe's ingredients for the list, as of one moment.
public struct RecipeGroceriesPage: Sendable {
  /// The recipe of the ingredients.
  public let recipe: Recipe

  /// - Throws: ``StoreError/notFound``, for a deleted recipe and another household's too.
  public init(_ id: Recipe.ID, for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    recipe = try RecipeStore.recipe(id, for: person, statements)
  }
}
