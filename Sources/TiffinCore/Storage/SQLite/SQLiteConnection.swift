import GRDB
import GRDBSQLite

/// A driver of statements on a GRDB connection that this thread holds.
struct SQLiteConnection: StatementDriver {
  let connection: GRDB.Database

  func run(
    _ sql: String, _ values: [SQLValue], row: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) -> Int {
    try SQLiteStatement(sql, in: connection).run(values, row: row)
    return connection.changesCount
  }

  /// Runs `body` between BEGIN and COMMIT; rolls back if it throws.
  func transaction<T>(_ begin: String, _ body: () throws(StoreError) -> T) throws(StoreError) -> T {
    try command(begin)
    do {
      let value = try body()
      try command("COMMIT")
      return value
    } catch {
      // Some errors have already ended the transaction; a second ROLLBACK would hide the first error.
      if connection.isInsideTransaction { _ = try? command("ROLLBACK") }
      throw error
    }
  }

  /// Runs a statement without values and returns the first column of its last row; empty if there is no row.
  @discardableResult
  func command(_ sql: String) throws(StoreError) -> String {
    var answer = ""
    try SQLiteStatement(sql, in: connection).run([]) { row throws(StoreError) in answer = row.text(0) }
    return answer
  }
}
