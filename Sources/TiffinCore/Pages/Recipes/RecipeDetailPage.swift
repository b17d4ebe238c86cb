/// The page of one recipe, as of one moment.
public struct RecipeDetailPage: Sendable {
  /// The recipe, as far as it is known here.
  public let recipe: Recipe
  /// The household's own copy of a catalogue recipe.
  public let copy: Recipe.ID?
  /// The recipe that was just changed; nil if there is none, or it no longer exists.
  public let noted: NotedRecipe?

  /// - Parameter noted: The recipe that was just changed, and true if it was deleted.
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
