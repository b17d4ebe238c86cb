extension Migration {
  /// 031: adds the person who put a line of the grocery list into the basket; NULL if the line is not there, if an
  /// earlier release put it there, or if the person has left the household.
  static let whoTicked = Migration { statements, dialect throws(StoreError) in
    let column = "ticked_by \(dialect.integer) REFERENCES person (id) ON DELETE SET NULL"
    try add([column], to: "grocery_item", statements)
    try statements.run(
      "CREATE INDEX grocery_item_by_ticker ON grocery_item (ticked_by) WHERE ticked_by IS NOT NULL")
  }
}
