@testable public import TiffinCore

/// Shorthands of tests for what the app does within a larger read or write.
extension GroceryStore {
  /// Returns the number of lines that were cleared together and can be restored.
  public func cleared(_ batch: SubmissionKey, of person: Person) throws(StoreError) -> Int {
    try database.read { statements throws(StoreError) in try Self.cleared(batch, of: person, statements) }
  }

  /// Returns the effect of ``add(_:batch:isOverHand:by:)`` without changing the list.
  public func preview(_ recipes: [GroceryRecipe], for person: Person) throws(StoreError) -> GroceryPreview {
    try database.read { statements throws(StoreError) in try Self.preview(recipes, for: person, statements) }
  }

  /// Adds recipes' ingredients to the list.
  public func add(
    _ recipes: [GroceryRecipe], batch: SubmissionKey? = nil, isOverHand: Bool = false, by person: Person
  ) throws(StoreError) -> GroceryAdditionResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      try add(recipes, batch: batch, isOverHand: isOverHand, by: person, statements)
    }
  }

  /// Counts the lines with a share for any of the purposes, open or bought.
  public func count(for purposes: [CookingOccasion], of person: Person) throws(StoreError) -> GroceryShareCount {
    try database.read { statements throws(StoreError) in try Self.count(for: purposes, of: person, statements) }
  }

  /// Returns the names of items that have been on the household's list, the most frequently added first.
  public func known(of person: Person, limit: Int = 150) throws(StoreError) -> [String] {
    try database.read { statements throws(StoreError) in try Self.known(of: person, limit: limit, statements) }
  }

  /// Returns the list of a person's household.
  public func list(of person: Person) throws(StoreError) -> GroceryList {
    try database.read { statements throws(StoreError) in try Self.list(of: person, statements) }
  }
}
