/// The form of an existing recipe, as of one moment.
public enum RecipeEditPage: Sendable {
  /// The recipe to change, and the terms that the form proposes.
  case form(Recipe, RecipeTerms)
  /// The household's own copy of the catalogue's recipe, which is changed instead.
  case copied(Recipe.ID)

  /// - Throws: ``StoreError/notFound``.
  public init(_ id: Recipe.ID, for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    let recipe = try RecipeStore.recipe(id, for: person, statements)
    if !recipe.isOwn, let copy = try RecipeStore.copy(of: id, for: person, statements) {
      self = .copied(copy)
    } else {
      self = .form(recipe, try RecipeStore.terms(for: person, statements))
    }
  }
}
