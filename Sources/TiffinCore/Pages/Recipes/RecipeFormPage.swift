/// The empty form of a recipe, as of one moment.
public struct RecipeFormPage: Sendable {
  /// The terms that the form proposes.
  public let terms: RecipeTerms

  /// Runs two statements.
  public init(for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    terms = try RecipeStore.terms(for: person, statements)
  }
}
