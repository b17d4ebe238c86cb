extension GroceryStore {
  /// Moves an item to the basket or back to the list. Repeating it changes nothing. A line that was deleted meanwhile
  /// remains deleted.
  ///
  /// Ticking is a single statement. An item moved back is merged with an open line of the same item, if any.
  ///
  /// - Returns: The line on which the item is now; nil if the given line was deleted before, or merged with another
  ///   line: see ``joined(_:of:)``.
  /// - Throws: ``StoreError/notFound`` if the household has no such line.
  @discardableResult
  public func setCompleted(
    _ id: GroceryItem.ID, _ isCompleted: Bool, by person: Person
  ) throws(StoreError) -> GroceryItem.ID? {
    try database.write(of: person.household) { statements throws(StoreError) in
      let moment = now()
      let changed =
        try isCompleted
        ? statements.run(
          Self.tick, [.int(moment), .int(moment * 1_000), .id(person.id), .id(id), .id(person.household)])
        : statements.run(Self.untick, [.int(moment * 1_000), .id(id), .id(person.household)])
      if changed > 0 { return id }
      guard let state = try Self.state(of: id, in: person.household, statements) else { throw .notFound }
      if state.isDeleted { return nil }
      guard !isCompleted, state.isCompleted,
        let twin = try Self.open(state.key, in: person.household, statements)
      else { return id }
      try Self.join(id, to: twin, in: person.household, at: now(), statements)
      return twin
    }
  }

  static let tick = """
    UPDATE grocery_item SET completed_at = COALESCE(completed_at, $1), acted_at = \(after("$2")),
    ticked_by = CASE WHEN completed_at IS NULL THEN $3 ELSE ticked_by END
    WHERE id = $4 AND household_id = $5 AND deleted_at IS NULL
    """
  static let untick = """
    UPDATE grocery_item SET completed_at = NULL, ticked_by = NULL, acted_at = \(after("$1"))
    WHERE id = $2 AND household_id = $3 AND deleted_at IS NULL AND \(hasNoTwin)
    """
  /// The SQL condition that the item has no other open line.
  static let hasNoTwin = """
    NOT EXISTS (
      SELECT 1 FROM grocery_item AS twin WHERE twin.household_id = grocery_item.household_id
      AND twin.item_key = grocery_item.item_key AND twin.completed_at IS NULL AND twin.deleted_at IS NULL
      AND twin.id <> grocery_item.id
    )
    """

  /// Returns an SQL expression for the time of an act that happens now: the given time in milliseconds, or more if the
  /// line's last act is not earlier, because the server's times are in whole seconds.
  private static func after(_ moment: String) -> String {
    "CASE WHEN acted_at >= \(moment) THEN acted_at + 1 ELSE \(moment) END"
  }

  /// Returns the state of a line, deleted or not; nil if the household has no such line.
  static func state(
    of id: GroceryItem.ID, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> (key: String, isCompleted: Bool, isDeleted: Bool, joined: GroceryItem.ID?, acted: Int)? {
    try statements.first(
      """
      SELECT item_key, completed_at, deleted_at, joined_id, acted_at FROM grocery_item
      WHERE id = $1 AND household_id = $2
      """,
      [.id(id), .id(household)]
    ) { row in
      (row.text(0), row.optionalInt(1) != nil, row.optionalInt(2) != nil, row.optionalID(3), row.int(4))
    }
  }

  /// Returns the open line of an item, given by its key; nil if there is none.
  static func open(
    _ key: String, in household: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> GroceryItem.ID? {
    try statements.first(
      """
      SELECT id FROM grocery_item
      WHERE household_id = $1 AND item_key = $2 AND completed_at IS NULL AND deleted_at IS NULL
      """,
      [.id(household), .text(key)]
    ) { row in row.id(0) }
  }
}
