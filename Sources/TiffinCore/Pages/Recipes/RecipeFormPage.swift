/// The data of the empty form of a recipe, read in one snapshot.
public struct RecipeFormPage: Sendable {
  /// The categories, cuisines and tags that the form suggests.
  public let terms: RecipeFilterTerms

  /// Reads the data of the empty form in two statements.
  public init(for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    terms = try RecipeStore.terms(for: person, statements)
  }
}

/// The data of the form of an existing recipe, read in one snapshot.
public enum RecipeEditPage: Sendable {
  /// The recipe to edit, and the categories, cuisines and tags that the form suggests.
  case form(Recipe, RecipeFilterTerms)
  /// The household has its own copy of the catalogue's recipe, with this ID, which is edited instead.
  case copied(Recipe.ID)

  /// Reads the data of the form of an existing recipe.
  ///
  /// - Throws: ``StoreError/notFound`` if the household cannot see the recipe.
  public init(_ id: Recipe.ID, for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    let recipe = try RecipeStore.recipe(id, for: person, statements)
    if !recipe.isOwn, let copy = try RecipeStore.copy(of: id, for: person, statements) {
      self = .copied(copy)
    } else {
      self = .form(recipe, try RecipeStore.terms(for: person, statements))
    }
  }
}
