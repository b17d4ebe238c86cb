/// The page of one recipe, as of one moment.
public struct RecipeDetailPage: Sendable {
  /// As far as it is known here.
  public let recipe: Recipe
  /// The household's own version of one of the catalogue's.
  public let copy: Recipe.ID?
  /// The recipe that was just changed; nil where none was, or it is not there.
  public let noted: NotedRecipe?

  /// - Parameter noted: the recipe that was just changed, and whether that was deleting it.
  /// - Throws: ``StoreError/notFound``.
  public init(
    _ id: Recipe.ID, noted: NotedRecipe.Request?, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    let recipe = try RecipeStore.recipe(id, for: person, statements)
    self.recipe = recipe
    copy = recipe.isOwn ? nil : try RecipeStore.copy(of: id, for: person, statements)
    self.noted = try noted.flatMap { noted throws(StoreError) in
      try NotedRecipe(noted, for: person, statements) { $0 == id ? recipe.content.name : nil }
    }
  }
}
