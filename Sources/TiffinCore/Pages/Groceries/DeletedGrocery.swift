/// The state of a line that is no longer on the grocery list, read in one snapshot.
public enum DeletedGrocery: Sendable {
  /// The line was merged into the line with this ID, which is on the list.
  case joined(GroceryItem.ID)
  /// The line was deleted, or merged into a deleted line; the line with this ID can be restored.
  case deleted(GroceryItem.ID)

  /// Reads the state of the line.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such line, or if it was purged.
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
