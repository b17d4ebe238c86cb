/// A statement with its values.
struct PlannedStatement: Equatable {
  let sql: String
  let values: [SQLValue]

  // The values first: they differ sooner.
  static func == (one: PlannedStatement, other: PlannedStatement) -> Bool {
    one.values == other.values && one.sql == other.sql
  }
}

/// Notes the statements that a read would run if none had any answer but those that came already: those that do not
/// depend on another's.
final class StatementPlan {
  private let connection: PostgreSQLConnection
  private(set) var statements: [PlannedStatement] = []

  init(_ connection: PostgreSQLConnection) { self.connection = connection }

  /// Passes on the rows of an answer that came already. Any other statement is noted, and changes no rows.
  func noting(
    _ sql: String, _ values: [SQLValue], row: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) -> Int {
    if let known = try connection.known(sql, values, row: row) { return known }
    let statement = PlannedStatement(sql: sql, values: values)
    if !statements.contains(statement) { statements.append(statement) }
    return 0
  }
}
