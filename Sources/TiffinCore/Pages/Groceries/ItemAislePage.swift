/// The page on which a line is moved to an aisle, as of one moment.
public enum ItemAislePage: Sendable {
  /// The line, and all aisles in the order in which one walks.
  case listed(GroceryItem, [GroceryAisle])
  /// It is not on the list any more.
  case gone(GoneGrocery)

  /// - Throws: ``StoreError/notFound`` for a line that never was, is gone for good, or is another household's.
  public init(
    _ id: GroceryItem.ID, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    if let item = try GroceryStore.item(id, of: person.household, statements) {
      self = .listed(item, try GroceryStore.aisles(of: person, statements))
    } else {
      self = .gone(try GoneGrocery(id, of: person, statements))
    }
  }
}
