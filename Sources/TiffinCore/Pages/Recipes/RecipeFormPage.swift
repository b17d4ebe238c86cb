/// The data of the empty form of a recipe, read in one snapshot.
public struct RecipeFormPage: Sendable {
  /// The categories, cuisines and tags that the form suggests.
  public let terms: RecipeTerms

  /// Reads the page in two statements.
  public init(for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    terms = try RecipeStore.terms(for: person, statements)
  }
}
