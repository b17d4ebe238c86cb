/// The page to move a line to an aisle, as of one moment.
public enum ItemAislePage: Sendable {
  /// The line, and all aisles in the order of walking.
  case listed(GroceryItem, [GroceryAisle])
  /// The line is no longer on the list.
  case gone(GoneGrocery)

  /// - Throws: ``StoreError/notFound`` if there is no such line, or it is gone for good, or another household's.
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
