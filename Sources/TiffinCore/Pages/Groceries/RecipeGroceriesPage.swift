/// The data of the page for choosing a recipe's ingredients for the grocery list, read in one snapshot.
public struct RecipeGroceriesPage: Sendable {
  /// The recipe, whose ingredients can be chosen for the grocery list.
  public let recipe: Recipe

  /// Reads the recipe whose ingredients can be chosen.
  ///
  /// - Throws: ``StoreError/notFound`` if the household cannot see the recipe, or if it is deleted.
  public init(_ id: Recipe.ID, for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    recipe = try RecipeStore.recipe(id, for: person, statements)
  }
}
