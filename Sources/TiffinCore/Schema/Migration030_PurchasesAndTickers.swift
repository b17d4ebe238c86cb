extension Migration {
  /// Migration 030: applies ``purchases`` and ``tickers``.
  static let step030 = Migration { statements, dialect throws(StoreError) in
    for part in [purchases, tickers] { try part.apply(statements, dialect) }
  }

  /// Adds what a household paid for its groceries, and the price level that is learnt from it.
  private static let purchases = Migration { statements, dialect throws(StoreError) in
    for statement in purchase(dialect) { try statements.run(statement) }
    let level = "price_percent \(dialect.integer) NOT NULL DEFAULT 100 CHECK (price_percent BETWEEN 50 AND 200)"
    try add([level], to: "household", statements)
  }

  /// Adds the person who put a line of the grocery list into the basket; NULL if the line is not there, if an earlier
  /// release put it there, or if the person has left the household.
  private static let tickers = Migration { statements, dialect throws(StoreError) in
    let column = "ticked_by \(dialect.integer) REFERENCES person (id) ON DELETE SET NULL"
    try add([column], to: "grocery_item", statements)
    try statements.run(
      "CREATE INDEX grocery_item_by_ticker ON grocery_item (ticked_by) WHERE ticked_by IS NOT NULL")
  }

  /// Returns the statements that create the table of purchases. estimate_minor is the estimate for priced_count of the
  /// line_count lines at typical prices, without the household's price level. batch is the key with which the lines
  /// were cleared; NULL for an imported purchase. person_id is NULL if the person who entered it was deleted.
  private static func purchase(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE purchase (
        id \(dialect.identity),
        household_id \(dialect.integer) NOT NULL REFERENCES household (id),
        person_id \(dialect.integer) REFERENCES person (id) ON DELETE SET NULL,
        day \(dialect.text) NOT NULL CHECK (\(dialect.isDate("day"))),
        paid_minor \(dialect.integer) NOT NULL CHECK (paid_minor BETWEEN 0 AND 1000000000),
        line_count \(dialect.integer) NOT NULL CHECK (line_count >= 0),
        priced_count \(dialect.integer) NOT NULL CHECK (priced_count BETWEEN 0 AND line_count),
        estimate_minor \(dialect.integer) NOT NULL CHECK (estimate_minor BETWEEN 0 AND 1000000000),
        batch \(dialect.text) CHECK (length(batch) BETWEEN 1 AND 64),
        deleted_at \(dialect.integer),
        UNIQUE (household_id, batch)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX purchase_by_day ON purchase (household_id, day)",
      "CREATE INDEX purchase_by_person ON purchase (person_id)",
      "CREATE INDEX purchase_deleted ON purchase (deleted_at) WHERE deleted_at IS NOT NULL",
    ]
  }
}
