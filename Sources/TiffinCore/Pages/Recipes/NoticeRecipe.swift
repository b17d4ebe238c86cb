/// A recipe with a notice on the page: it was just saved, deleted or restored.
public struct NoticeRecipe: Sendable {
  /// The recipe's identifier.
  public let id: Recipe.ID
  /// The recipe's current name.
  public let name: RecipeName

  /// A recipe that was just changed, and true if it was deleted.
  public typealias Query = (recipe: Recipe.ID, isDeleted: Bool)

  /// Reads the recipe's name, with a statement only if it is not on the page.
  ///
  /// - Parameter shown: Returns the name of a recipe on the page; nil for others.
  /// - Returns: Nil if the recipe is not in that state.
  init?(
    _ query: Query, for person: Person, _ statements: borrowing Statements,
    shown: (Recipe.ID) -> RecipeName?
  ) throws(StoreError) {
    id = query.recipe
    if let name = shown(id) {
      if query.isDeleted { return nil }
      self.name = name
    } else {
      let name =
        query.isDeleted
        ? try RecipeStore.deleted(id, for: person, statements)
        : try RecipeStore.recipes([id], for: person, statements).first?.name
      guard let name else { return nil }
      self.name = name
    }
  }
}
