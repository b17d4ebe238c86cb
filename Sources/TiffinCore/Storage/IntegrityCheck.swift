/// Checks of a database's integrity.
enum IntegrityCheck {
  /// The tables with pictures, which frequent checks leave out because they take long to read.
  private static let pictures: Set = ["photo", "recipe_picture", "food_picture", "held_picture"]

  /// The tables of foods. With many foods (a million products take seconds to read) they are left out of frequent
  /// checks, since they can be imported again.
  private static let foods: Set = ["food", "food_portion", "food_words_content", "food_words_data"]
  private static let manyFoods = 100_000

  /// Reads the whole database and returns its faults. Always returns none for PostgreSQL, which checks its files
  /// itself.
  static func faults(
    _ statements: borrowing Statements, _ dialect: any SQLDialect
  ) throws(StoreError) -> [String] {
    try unlessDamaged { () throws(StoreError) in
      try complaints(dialect.faults, statements) + danglingRows(statements, dialect)
    }
  }

  /// Returns the faults in all tables except those of pictures and of many foods, which takes some milliseconds for the
  /// data of one household.
  static func faultsExceptPictures(
    _ statements: borrowing Statements, _ dialect: any SQLDialect
  ) throws(StoreError) -> [String] {
    try unlessDamaged { () throws(StoreError) in
      var faults: [String] = []
      let all = try tables(statements, dialect)
      let large = try pictures.union(hasManyFoods(all, statements) ? foods : [])
      for query in all.filter({ !large.contains($0) }).compactMap(dialect.faults(in:)) {
        faults += try complaints(query, statements)
      }
      return faults
    }
  }

  private static func hasManyFoods(
    _ tables: [String], _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    guard tables.contains("food") else { return false }
    return try statements.first("SELECT 1 FROM food WHERE id > \(manyFoods) LIMIT 1") { row in row.int(0) } != nil
  }

  /// Returns the number of rows per table.
  static func counts(
    _ statements: borrowing Statements, _ dialect: any SQLDialect
  ) throws(StoreError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for table in try tables(statements, dialect) {
      counts[table] = try statements.first("SELECT COUNT(*) FROM \(table)") { row in row.int(0) }
    }
    return counts
  }

  private static func tables(
    _ statements: borrowing Statements, _ dialect: any SQLDialect
  ) throws(StoreError) -> [String] {
    try statements.all(dialect.tables) { row in row.text(0) }
  }

  private static func complaints(_ query: String, _ statements: borrowing Statements) throws(StoreError) -> [String] {
    try statements.all(query) { row in row.text(0) }.filter { $0 != "ok" }
  }

  private static func danglingRows(
    _ statements: borrowing Statements, _ dialect: any SQLDialect
  ) throws(StoreError) -> [String] {
    try statements.all(dialect.danglingRows) { row in
      "row \(row.optionalInt(1).map(String.init) ?? "?") of \(row.text(0)) refers to no row of \(row.text(2))"
    }
  }

  /// Returns the faults, turning an error about damage into a fault.
  private static func unlessDamaged(_ faults: () throws(StoreError) -> [String]) throws(StoreError) -> [String] {
    do throws(StoreError) {
      return try faults()
    } catch {
      guard case .damaged(let reason) = error else { throw error }
      return [reason]
    }
  }
}
