/// A line that was merged with another line.
public struct MergedGroceryLine: Sendable {
  /// The line before the merge.
  public let item: GroceryItem
  /// The ID of the line that has the quantity now.
  public let line: GroceryItem.ID
}

extension GroceryEdit {
  /// Returns true if the merge has already had the effect of the edit: the name is that of the merged line, and note
  /// and quantity are unchanged.
  public func isDone(by join: MergedGroceryLine, on line: GroceryItem) -> Bool {
    let item = join.item
    return name.key == line.name.key && note == item.note && (quantity?.text ?? item.quantity) == item.quantity
  }
}

extension GroceryStore {
  /// Returns the result of merging a line with another line; nil if it was not merged or belongs to another household.
  public func joined(_ id: GroceryItem.ID, of person: Person) throws(StoreError) -> MergedGroceryLine? {
    try database.read { statements throws(StoreError) in try Self.joined(id, of: person, statements) }
  }

  static func joined(
    _ id: GroceryItem.ID, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> MergedGroceryLine? {
    guard let line = try state(of: id, in: person.household, statements)?.joined else { return nil }
    let item = try statements.first(
      "\(GroceryRowCoder.select) WHERE i.household_id = $1 AND i.id = $2", [.id(person.household), .id(id)],
      GroceryRowCoder.read)
    return item.map { MergedGroceryLine(item: $0, line: line) }
  }

  /// Moves the shares and the note of one line to another. The first line cannot be restored, but its row remains for
  /// ``StoreLimits/undoDays`` days, because another device may still show it.
  ///
  /// If the first line was deleted, its shares for a recipe and day that the other line already has are discarded.
  static func join(
    _ id: GroceryItem.ID, to other: GroceryItem.ID, in household: Household.ID, at moment: Int,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    let shares = GroceryShareRows(household: household, item: other)
    let isBack = try state(of: id, in: household, statements)?.isDeleted == true
    let wanted = isBack ? Set(try shares.all(statements).map(\.source).filter { $0.recipe != 0 }) : []
    for share in try GroceryShareRows(household: household, item: id).all(statements)
    where !wanted.contains(share.source) {
      // If the words would become too long, the existing ones remain.
      _ = try shares.add(share, statements)
    }
    try shares.updateQuantity(statements)
    try joinNotes(id, to: other, statements)
    try statements.run(
      """
      UPDATE grocery_item SET is_needed = 1
      WHERE id = $1 AND EXISTS (SELECT 1 FROM grocery_item AS joined WHERE joined.id = $2 AND joined.is_needed = 1)
      """, [.id(other), .id(id)])
    try statements.run("UPDATE grocery_submission SET item_id = $1 WHERE item_id = $2", [.id(other), .id(id)])
    try statements.run("DELETE FROM grocery_share WHERE item_id = $1", [.id(id)])
    try statements.run(
      "UPDATE grocery_item SET joined_id = $1, deleted_at = $2, batch = NULL WHERE id = $3 OR joined_id = $3",
      [.id(other), .int(moment), .id(id)])
  }

  /// Adds the note of a line to that of another line.
  static func joinNotes(
    _ id: GroceryItem.ID, to other: GroceryItem.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let notes = try statements.all(
      "SELECT note FROM grocery_item WHERE id IN ($1, $2) ORDER BY CASE id WHEN $1 THEN 1 ELSE 0 END",
      [.id(id), .id(other)]
    ) { row in GroceryNote(stored: row.text(0)) }
    let note = notes.reduce(GroceryNote.none) { $0.joined($1) }
    try statements.run("UPDATE grocery_item SET note = $1 WHERE id = $2", [.text(note.text), .id(other)])
  }
}
