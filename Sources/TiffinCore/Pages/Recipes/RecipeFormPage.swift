/// The empty form of a recipe, as of one moment.
public struct RecipeFormPage: Sendable {
  /// What it proposes.
  public let terms: RecipeTerms

  /// Costs two statements.
  public init(for person: Person, _ statements: borrowing Statements) throws(StoreError) {
    terms = try RecipeStore.terms(for: person, statements)
  }
}
