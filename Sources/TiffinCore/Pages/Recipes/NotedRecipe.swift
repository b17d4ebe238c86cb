/// A recipe that a page has something to say about: it was just saved, deleted or brought back.
public struct NotedRecipe: Sendable {
  /// Which one.
  public let id: Recipe.ID
  /// As it is called now.
  public let name: RecipeName

  /// A recipe that was just changed, and whether that was deleting it.
  public typealias Request = (recipe: Recipe.ID, isDeleted: Bool)

  /// Costs a statement only where the recipe is not on the page.
  ///
  /// - Parameter shown: what the recipe is called, where it is on the page.
  /// - Returns: nil where it is not so (any more).
  init?(
    _ request: Request, for person: Person, _ statements: borrowing Statements,
    shown: (Recipe.ID) -> RecipeName?
  ) throws(StoreError) {
    id = request.recipe
    if let name = shown(id) {
      if request.isDeleted { return nil }
      self.name = name
    } else {
      let name =
        request.isDeleted
        ? try RecipeStore.deleted(id, for: person, statements)
        : try RecipeStore.recipes([id], for: person, statements).first?.name
      guard let name else { return nil }
      self.name = name
    }
  }
}
