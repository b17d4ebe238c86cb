/// A statement with its values.
struct PlannedStatement: Equatable {
  let sql: String
  let values: [SQLValue]

  // The values first: they differ sooner.
  static func == (one: PlannedStatement, other: PlannedStatement) -> Bool {
    one.values == other.values && one.sql == other.sql
  }
}

/// Notes the statements that a read would run if none had any answer: those that do not depend on another's.
final class StatementPlan {
  private(set) var statements: [PlannedStatement] = []

  /// Notes a statement, which changes no rows.
  func noting(_ sql: String, _ values: [SQLValue]) -> Int {
    let statement = PlannedStatement(sql: sql, values: values)
    if !statements.contains(statement) { statements.append(statement) }
    return 0
  }
}

extension Statements {
  /// Reads like the body, with as few round trips as the database allows: of the statements in it, those that do not
  /// depend on others' answers go to a server together.
  ///
  /// The body must only read, and must not mind being run twice, the first time with nothing but empty answers. Where
  /// the database is a file it just runs.
  public func together<T>(_ body: (borrowing Statements) throws -> T) throws -> T {
    guard let connection = server else { return try body(self) }
    let plan = StatementPlan()
    _ = try? body(Statements(.planning(plan), tally: nil))
    return try connection.running(plan.statements) { try body(self) }
  }
}
