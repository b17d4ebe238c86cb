/// What the page of the list has something to say about, though it is not on the list.
public enum NotedGroceries: Sendable {
  /// A line that was deleted.
  case deleted(GroceryItem)
  /// A line that was put together with another one.
  case joined(GroceryJoin)
  /// Lines that were cleared together, and can be brought back.
  case cleared(GroceryClearing)

  /// What is looked for.
  public enum Request: Sendable {
    case deleted(GroceryItem.ID)
    case joined(GroceryItem.ID)
    case cleared(SubmissionKey)
  }

  /// Nil for what was not taken off, or is back.
  init?(_ request: Request, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    switch request {
    case .deleted(let id):
      guard let item = try GroceryStore.deleted(id, of: person, statements) else { return nil }
      self = .deleted(item)
    case .joined(let id):
      guard let join = try GroceryStore.joined(id, of: person, statements) else { return nil }
      self = .joined(join)
    case .cleared(let batch):
      let count = try GroceryStore.cleared(batch, of: person, statements)
      if count == 0 { return nil }
      self = .cleared(GroceryClearing(batch: batch, count: count))
    }
  }
}
