/// The form of a known recipe, as of one moment.
public enum RecipeEditPage: Sendable {
  /// What can be changed, and what the form proposes.
  case form(Recipe, RecipeTerms)
  /// The household has its own version of this recipe of the catalogue's, which is changed in its place.
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
