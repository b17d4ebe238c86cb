/// The page on which a recipe's ingredients are chosen for the list, as of one moment.
public struct RecipeGroceriesPage: Sendable {
  /// Whose ingredients they are.
  public let recipe: Recipe

  /// - Throws: ``StoreError/notFound`` also for a deleted recipe and for another household's.
  public init(_ id: Recipe.ID, for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    recipe = try RecipeStore.recipe(id, for: person, statements)
  }
}
