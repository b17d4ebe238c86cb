/// An edit of a line.
public struct GroceryEdit: Sendable {
  /// The name after the edit.
  public let name: GroceryName
  /// The quantity after the edit; nil if it is unchanged.
  public let quantity: GroceryQuantity?
  /// The note after the edit; empty to remove it.
  public let note: GroceryNote
  /// The new aisle of the item; nil if it is unchanged.
  public let aisle: Aisle?

  /// An aisle, or no aisle.
  public enum Aisle: Hashable, Sendable {
    case none
    case aisle(GroceryAisle.ID)
  }

  /// Creates an edit from its fields.
  public init(name: GroceryName, quantity: GroceryQuantity?, note: GroceryNote, aisle: Aisle? = nil) {
    self.name = name
    self.quantity = quantity
    self.note = note
    self.aisle = aisle
  }
}

/// The result of an edit.
public enum GroceryUpdateResult: Equatable, Sendable {
  /// The edit is stored in that line. It is another line if the new name already had an open line.
  case saved(GroceryItem.ID)
  /// Nothing but a new aisle was stored, because the line was changed after the edit began. The value is the current
  /// line.
  case changedMeanwhile(GroceryItem)
}

extension GroceryStore {
  /// Stores an edit that began at `revision`.
  ///
  /// A new quantity applies to the whole item: see `GroceryShareRows.setWhole`.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such line, or no such aisle.
  public func update(
    _ id: GroceryItem.ID, to edit: GroceryEdit, from revision: Int, by person: Person
  ) throws(StoreError) -> GroceryUpdateResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      try update(id, to: edit, from: revision, in: person.household, statements)
    }
  }

  /// Restores a deleted line and stores an edit that began at `revision`, in one transaction.
  ///
  /// - Returns: ``GroceryUpdateResult/changedMeanwhile(_:)`` with the line that has the quantity now, if the same item
  ///   was added to the list again; nothing of the edit is stored then.
  /// - Throws: ``StoreError/notFound`` if the household has no such line or aisle, or the line was removed permanently.
  public func restore(
    _ id: GroceryItem.ID, to edit: GroceryEdit, from revision: Int, by person: Person
  ) throws(StoreError) -> GroceryUpdateResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      let line = try restore(id, in: person.household, statements)
      if line == id { return try update(id, to: edit, from: revision, in: person.household, statements) }
      guard let now = try Self.item(line, of: person.household, statements) else { throw .notFound }
      return .changedMeanwhile(now)
    }
  }

  private func update(
    _ id: GroceryItem.ID, to edit: GroceryEdit, from revision: Int, in household: Household.ID,
    _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryUpdateResult {
    let isCurrent = try Self.note(edit.note, on: id, from: revision, of: household, statements)
    guard let current = try Self.item(id, of: household, statements) else { throw .notFound }
    guard isCurrent || edit.isDone(in: current) else { return .changedMeanwhile(current) }
    try setAisle(edit.name, in: edit.aisle, of: household, statements)
    guard isCurrent else { return .saved(id) }
    let shares = GroceryShareRows(household: household, item: id)
    if let quantity = edit.quantity, quantity.text != current.quantity {
      try shares.setWhole(quantity, statements)
      try shares.updateQuantity(statements)
    }
    return .saved(try rename(current, to: edit, in: household, statements))
  }

  /// Updates the note, which also locks the row until the end of the transaction; must be the first statement.
  ///
  /// - Returns: False if the line has another revision, or does not exist.
  private static func note(
    _ note: GroceryNote, on id: GroceryItem.ID, from revision: Int, of household: Household.ID,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.run(
      """
      UPDATE grocery_item SET note = $1, revision = revision + 1
      WHERE id = $2 AND household_id = $3 AND revision = $4 AND deleted_at IS NULL
      """,
      [.text(note.text), .id(id), .id(household), .int(revision)]) > 0
  }

  private func setAisle(
    _ name: GroceryName, in aisle: GroceryEdit.Aisle?, of household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let habits = GroceryHabitRows(household: household, now: now())
    switch aisle {
    case nil: break
    case GroceryEdit.Aisle.none?: try habits.setAisle(name, in: nil, statements)
    case .aisle(let id)?:
      guard try GroceryAisleRows(household: household).all(statements).contains(where: { $0.id == id }) else {
        throw .notFound
      }
      try habits.setAisle(name, in: id, statements)
    }
  }

  private func rename(
    _ item: GroceryItem, to edit: GroceryEdit, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryItem.ID {
    if edit.name == item.name { return item.id }
    try GroceryHabitRows(household: household, now: now()).rename(item.name, to: edit.name, statements)
    if !item.isCompleted, let twin = try Self.open(edit.name.key, in: household, statements), twin != item.id {
      try Self.join(item.id, to: twin, in: household, at: now(), statements)
      return twin
    }
    try statements.run(
      "UPDATE grocery_item SET name = $1, item_key = $2 WHERE id = $3",
      [.text(edit.name.text), .text(edit.name.key), .id(item.id)])
    return item.id
  }
}

extension GroceryEdit {
  fileprivate func isDone(in item: GroceryItem) -> Bool {
    name == item.name && note == item.note && (quantity?.text ?? item.quantity) == item.quantity
  }
}
