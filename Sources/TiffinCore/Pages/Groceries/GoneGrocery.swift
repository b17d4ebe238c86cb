/// The fate of a line that is no longer on the list, as of one moment.
public enum GoneGrocery: Sendable {
  /// It was joined with that line, which is on the list.
  case joined(GroceryItem.ID)
  /// It was deleted, or joined with a line that was; this one can be restored.
  case deleted(GroceryItem.ID)

  /// - Throws: ``StoreError/notFound`` if there is no such line, or it is gone for good, or another household's.
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
