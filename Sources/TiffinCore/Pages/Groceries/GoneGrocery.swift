/// What became of a line that is not on the list any more, as of one moment.
public enum GoneGrocery: Sendable {
  /// It was put together with that line, which is on the list.
  case joined(GroceryItem.ID)
  /// It was deleted, or put together with a line that was: this one can be brought back.
  case deleted(GroceryItem.ID)

  /// - Throws: ``StoreError/notFound`` for a line that never was, is gone for good, or is another household's.
  public init(
    _ id: GroceryItem.ID, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    if let line = try GroceryStore.joined(id, of: person, statements)?.line {
      let isThere = try GroceryStore.item(line, of: person.household, statements) != nil
      self = isThere ? .joined(line) : .deleted(line)
    } else {
      guard try GroceryStore.deleted(id, of: person, statements) != nil else { throw .notFound }
      self = .deleted(id)
    }
  }
}
