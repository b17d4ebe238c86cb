/// Statements on the table `purchase`, for use inside transactions.
enum PurchaseRows {
  /// Learns a household's price level again, after its purchases have changed.
  ///
  /// Twice the purchases that are needed are read, so that a few with too few known prices do not matter.
  static func updatePriceLevel(of household: Household.ID, _ statements: borrowing Statements) throws(StoreError) {
    let purchases: [(paid: Money, basket: BasketEstimate)] = try statements.all(
      """
      SELECT paid_minor, line_count, priced_count, estimate_minor FROM purchase
      WHERE household_id = $1 AND deleted_at IS NULL AND priced_count >= $2 ORDER BY day DESC, id DESC LIMIT $3
      """, [.id(household), .int(PriceLevel.fewestPriced), .int(PriceLevel.most * 2)]
    ) { row in (Money(stored: row.int(0)), basket(row, 1)) }
    try statements.run(
      "UPDATE household SET price_percent = $1 WHERE id = $2 AND price_percent <> $1",
      [.int(PriceLevel(learntFrom: purchases).percent), .id(household)])
  }

  /// Reads a basket from three columns.
  static func basket(_ row: borrowing Row, _ column: Int) -> BasketEstimate {
    BasketEstimate(
      lines: row.int(column), priced: row.int(column + 1), typical: Money(stored: row.int(column + 2)))
  }

  /// Moves up to `limit` purchases to another household. Amounts are converted to the decimals of its currency.
  ///
  /// - Returns: True if rows were moved.
  static func moveSome(
    atMost limit: Int, from old: Household.ID, to new: Household.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    var assignments = ""
    for column in ["paid_minor", "estimate_minor"] {
      let amount = try HouseholdSettingsStore.rescaling(of: column, from: old, to: new, statements)
      if let amount { assignments += ", \(column) = \(amount)" }
    }
    let moved = try statements.run(
      """
      UPDATE purchase SET household_id = $1\(assignments)
      WHERE id IN (SELECT id FROM purchase WHERE household_id = $2 LIMIT $3)
      """, [.id(new), .id(old), .int(limit)])
    if moved > 0 { try updatePriceLevel(of: new, statements) }
    return moved > 0
  }

  /// Returns true if there are purchases that were deleted before a time.
  ///
  /// - Parameter moment: The time in seconds since 1970-01-01 UTC.
  static func isPurgeDue(before moment: Int, in database: any Database) throws(StoreError) -> Bool {
    try database.read { statements throws(StoreError) in
      try statements.first(
        "SELECT 1 FROM purchase WHERE deleted_at IS NOT NULL AND deleted_at < $1 LIMIT 1", [.int(moment)]
      ) { row in row.int(0) } != nil
    }
  }

  /// Removes at most `limit` purchases that were deleted before a time.
  static func purge(before moment: Int, atMost limit: Int, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run(
      """
      DELETE FROM purchase WHERE id IN (
        SELECT id FROM purchase WHERE deleted_at IS NOT NULL AND deleted_at < $1 ORDER BY deleted_at LIMIT $2
      )
      """, [.int(moment), .int(limit)])
  }
}
