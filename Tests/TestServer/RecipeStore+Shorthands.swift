@testable public import TiffinCore

/// Shorthands of tests for what the app does within a larger read or write.
extension RecipeStore {
  /// Returns a page of the recipes that a person can see: the household's own, followed by those of the catalogue,
  /// each sorted by name.
  public func page(_ query: RecipeQuery, for person: Person) throws(StoreError) -> RecipePage {
    try database.read { statements throws(StoreError) in try page(query, for: person, statements) }
  }
}
