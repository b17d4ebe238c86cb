/// The lines that a notice on the grocery page is about, if they are no longer on the list.
public enum NoticeGroceries: Sendable {
  /// A deleted line.
  case deleted(GroceryItem)
  /// A line that was merged into another one.
  case joined(MergedGroceryLine)
  /// Lines that were cleared together, and can be restored.
  case cleared(ClearedGroceries)

  /// The lines to look up.
  public enum Query: Sendable {
    case deleted(GroceryItem.ID)
    case joined(GroceryItem.ID)
    case cleared(SubmissionKey)
  }

  /// Reads the lines; nil if they were not removed, or if they were restored.
  init?(_ query: Query, of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    switch query {
    case .deleted(let id):
      guard let item = try GroceryStore.deleted(id, of: person, statements) else { return nil }
      self = .deleted(item)
    case .joined(let id):
      guard let join = try GroceryStore.joined(id, of: person, statements) else { return nil }
      self = .joined(join)
    case .cleared(let batch):
      let count = try GroceryStore.cleared(batch, of: person, statements)
      if count == 0 { return nil }
      self = .cleared(ClearedGroceries(batch: batch, count: count))
    }
  }
}
