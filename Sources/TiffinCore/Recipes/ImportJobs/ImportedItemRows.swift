/// SQL statements on imported rows other than recipes and meals, which are run in the transactions of other stores.
enum ImportedItemRows {
  /// The tables of such rows, each with the columns `household_id`, `revision` and `deleted_at`.
  enum Kind: String, CaseIterable {
    case food
    case item = "grocery_item"
    case entry = "plan_entry"
  }

  /// Records that a row was imported, with its current revision.
  static func remember(
    _ kind: Kind, _ number: Int64, of bringing: ImportJob.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO bringing_thing (bringing_id, kind, thing_id, revision)
      SELECT $1, $2, id, revision FROM \(kind.rawValue) WHERE id = $3
      """,
      [.id(bringing), .text(kind.rawValue), .int(Int(number))])
  }

  /// Deletes the imported rows that have not been changed since.
  static func undo(
    _ bringing: ImportJob.ID, of household: Household.ID, at moment: Int, _ statements: borrowing Statements
  ) throws(StoreError) {
    for kind in Kind.allCases {
      let hidden = try statements.run(
        """
        UPDATE \(kind.rawValue) SET deleted_at = $1, revision = revision + 1
        WHERE household_id = $2 AND deleted_at IS NULL AND id IN (
          SELECT thing_id FROM bringing_thing WHERE bringing_id = $3 AND kind = '\(kind.rawValue)'
          AND bringing_thing.revision = \(kind.rawValue).revision
        )
        """,
        [.int(moment), .id(household), .id(bringing)])
      if kind == .food, hidden > 0 { try RecipeFoodRows.outdate(of: household, statements) }
    }
  }

  /// The SQL expression for the number of imported rows that still exist.
  static let count = Kind.allCases.map { kind in
    """
    (SELECT COUNT(*) FROM bringing_thing JOIN \(kind.rawValue) ON \(kind.rawValue).id = thing_id
      AND \(kind.rawValue).deleted_at IS NULL WHERE bringing_id = bringing.id AND kind = '\(kind.rawValue)')
    """
  }.joined(separator: " + ")
}
