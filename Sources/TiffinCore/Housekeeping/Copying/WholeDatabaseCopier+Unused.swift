extension WholeDatabaseCopier {
  /// The tables in which even an unused database has rows: those of the built-in person and the built-in foods.
  private static let made: Set = ["household", "person", "food", "food_portion"]

  /// The tables, some with a condition, that have rows as soon as the database has been used.
  private static let used =
    Set(HouseholdTable.all.map(\.name)).subtracting(made).sorted()
    + ["held_picture", "food_import", "food WHERE source NOT IN (\(ofBox))"]
  private static let ofBox = FoodSource.box.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  /// Returns true if a database has no data of people and only default settings. Must be called within a write
  /// transaction.
  static func isUnused(
    _ statements: borrowing Statements, _ dialect: any SQLDialect
  ) throws(StoreError) -> Bool {
    for rows in used {
      if try statements.number(uncounted: "SELECT COUNT(*) FROM (SELECT 1 FROM \(rows) LIMIT 1) AS found") > 0 {
        return false
      }
    }
    return try hasNoSettings(statements, dialect)
  }

  /// Returns true if all people and households have default settings. For comparison, the function adds a new person in
  /// a new household and removes both again.
  private static func hasNoSettings(
    _ statements: borrowing Statements, _ dialect: any SQLDialect
  ) throws(StoreError) -> Bool {
    let home: Household.ID = try statements.insert("INSERT INTO household (name) VALUES ($1)", [.text("Home")])
    let me: Person.ID = try statements.insert(
      "INSERT INTO person (household_id, name) VALUES ($1, $2)", [.id(home), .text("Me")])
    let kinds = [try kinds(of: "household", statements, dialect), try kinds(of: "person", statements, dialect)]
    try statements.run("DELETE FROM person WHERE id = $1", [.id(me)])
    try statements.run("DELETE FROM household WHERE id = $1", [.id(home)])
    return kinds == [1, 1]
  }

  /// Returns the number of distinct rows of a table, ignoring their IDs and households.
  private static func kinds(
    of table: String, _ statements: borrowing Statements, _ dialect: any SQLDialect
  ) throws(StoreError) -> Int {
    let columns = try statements.all(dialect.columns(of: table)) { $0.text(0) }
      .filter { !["id", "household_id"].contains($0) }
    return try statements.number(
      uncounted: "SELECT COUNT(*) FROM (SELECT DISTINCT \(columns.joined(separator: ", ")) FROM \(table)) AS kinds")
  }
}
