/// A line that was joined with another one.
public struct GroceryJoin: Sendable {
  /// The line before.
  public let item: GroceryItem
  /// The line that everything is on now.
  public let line: GroceryItem.ID
}

extension GroceryEdit {
  /// Returns true if there is nothing left of it to do: it gives the joined line the name of the line that it is on now,
  /// and changes nothing else.
  public func isDone(by join: GroceryJoin, on line: GroceryItem) -> Bool {
    let item = join.item
    return name.key == line.name.key && note == item.note && (quantity?.text ?? item.quantity) == item.quantity
  }
}

extension GroceryStore {
  /// Returns the result of joining a line with another one; nil if it was not joined, or is another household's.
  public func joined(_ id: GroceryItem.ID, of person: Person) throws(StoreError) -> GroceryJoin? {
    try database.read { statements throws(StoreError) in try Self.joined(id, of: person, statements) }
  }

  static func joined(
    _ id: GroceryItem.ID, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryJoin? {
    guard let line = try state(of: id, in: person.household, statements)?.joined else { return nil }
    let item = try statements.first(
      "\(GroceryRow.select) WHERE i.household_id = $1 AND i.id = $2", [.id(person.household), .id(id)],
      GroceryRow.read)
    return item.map { GroceryJoin(item: $0, line: line) }
  }

  /// Moves the shares of one line to another. The first one is deleted for good, but remembered for
  /// ``StoreLimits/undoDays``: another phone may still show it.
  ///
  /// A deleted line's shares for a recipe and day are not added to those that have come since.
  static func join(
    _ id: GroceryItem.ID, to other: GroceryItem.ID, in household: Household.ID, at moment: Int,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    let shares = GroceryShares(household: household, item: other)
    let isBack = try state(of: id, in: household, statements)?.isDeleted == true
    let wanted = isBack ? Set(try shares.all(statements).map(\.source).filter { $0.recipe != 0 }) : []
    for share in try GroceryShares(household: household, item: id).all(statements)
    where !wanted.contains(share.source) {
      // If there are too many words, the first ones stay.
      _ = try shares.add(share, statements)
    }
    try shares.settle(statements)
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

  /// Adds the note of a line to that of another one.
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
