/// Lines that were cleared together and can be restored together.
public struct ClearedGroceries: Hashable, Sendable {
  /// The key with which the lines can be restored.
  public let batch: SubmissionKey
  /// The number of lines, including those cleared when the same form was sent before.
  public let count: Int
}

extension GroceryStore {
  /// Deletes a line. It can be restored for ``StoreLimits/undoDays`` days. Repeating it changes nothing.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such line.
  public func delete(_ id: GroceryItem.ID, by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) in
      let changed = try statements.run(
        "UPDATE grocery_item SET deleted_at = $1 WHERE id = $2 AND household_id = $3 AND deleted_at IS NULL",
        [.int(now()), .id(id), .id(person.household)])
      if changed == 0, try Self.state(of: id, in: person.household, statements) == nil { throw .notFound }
    }
  }

  /// Restores a line. If the item has an open line again, the quantity is added to that line.
  ///
  /// - Returns: The line that has the quantity now.
  /// - Throws: ``StoreError/notFound`` if the household has no such line, or it was removed permanently.
  @discardableResult
  public func restore(_ id: GroceryItem.ID, by person: Person) throws(StoreError) -> GroceryItem.ID {
    try database.write(of: person.household) { statements throws(StoreError) in
      try restore(id, in: person.household, statements)
    }
  }

  /// Clears the basket.
  ///
  /// - Parameter batch: The key of the form. A form sent twice has an effect once.
  public func clearCompleted(
    batch: SubmissionKey = .random(), by person: Person
  ) throws(StoreError) -> ClearedGroceries {
    try clear("completed_at IS NOT NULL", as: batch, by: person)
  }

  /// Clears the whole list.
  ///
  /// - Parameters:
  ///   - last: The last line shown on the page, so that later ones are not deleted; nil for all.
  ///   - batch: The key of the form. A form sent twice has an effect once.
  public func clear(
    upTo last: GroceryItem.ID? = nil, batch: SubmissionKey = .random(), by person: Person
  ) throws(StoreError) -> ClearedGroceries {
    try clear("id <= $4", [.int(last.map { Int($0.number) } ?? .max)], as: batch, by: person)
  }

  /// Restores lines that were cleared together. Repeating it changes nothing.
  ///
  /// - Returns: The number of restored lines.
  @discardableResult
  public func restore(_ batch: SubmissionKey, by person: Person) throws(StoreError) -> Int {
    try database.write(of: person.household) { statements throws(StoreError) in
      let ids: [GroceryItem.ID] = try statements.all(
        "SELECT id FROM grocery_item WHERE household_id = $1 AND batch = $2 AND deleted_at IS NOT NULL ORDER BY id",
        [.id(person.household), .text(batch.text)]
      ) { row in row.id(0) }
      for id in ids { try restore(id, in: person.household, statements) }
      return ids.count
    }
  }

  static func cleared(
    _ batch: SubmissionKey, of person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Int {
    let count = try statements.first(
      "SELECT COUNT(*) FROM grocery_item WHERE household_id = $1 AND batch = $2 AND deleted_at IS NOT NULL",
      [.id(person.household), .text(batch.text)]
    ) { row in row.int(0) }
    return count ?? 0
  }

  private func clear(
    _ condition: String, _ values: [SQLValue] = [], as batch: SubmissionKey, by person: Person
  ) throws(StoreError) -> ClearedGroceries {
    try database.write(of: person.household) { statements throws(StoreError) in
      try statements.run(
        """
        UPDATE grocery_item SET deleted_at = $1, batch = $2
        WHERE household_id = $3 AND deleted_at IS NULL AND \(condition)
        """,
        [.int(now()), .text(batch.text), .id(person.household)] + values)
      return ClearedGroceries(batch: batch, count: try Self.cleared(batch, of: person, statements))
    }
  }

  @discardableResult
  func restore(
    _ id: GroceryItem.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryItem.ID {
    guard let state = try Self.state(of: id, in: household, statements) else { throw .notFound }
    guard state.isDeleted else { return id }
    if let line = state.joined { return try restore(line, in: household, statements) }
    if !state.isCompleted, let twin = try Self.open(state.key, in: household, statements) {
      try Self.join(id, to: twin, in: household, at: now(), statements)
      return twin
    }
    try statements.run("UPDATE grocery_item SET deleted_at = NULL, batch = NULL WHERE id = $1", [.id(id)])
    return id
  }
}
