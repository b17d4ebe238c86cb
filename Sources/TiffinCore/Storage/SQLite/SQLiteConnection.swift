import GRDB
import GRDBSQLite

/// A GRDB connection that this thread holds, as a driver of statements.
struct SQLiteConnection: StatementDriver {
  let connection: GRDB.Database

  func run(
    _ sql: String, _ values: [SQLValue], row: (borrowing Row) throws(StoreError) -> Void
  ) throws(StoreError) -> Int {
    try SQLiteStatement(sql, in: connection).run(values, row: row)
    return connection.changesCount
  }

  /// Does `body` between BEGIN and COMMIT; undoes it when it throws.
  func transaction<T>(_ begin: String, _ body: () throws(StoreError) -> T) throws(StoreError) -> T {
    try command(begin)
    do {
      let value = try body()
      try command("COMMIT")
      return value
    } catch {
      // Some errors have ended the transaction already; a second ROLLBACK would hide the first error.
      if connection.isInsideTransaction { _ = try? command("ROLLBACK") }
      throw error
    }
  }

  /// A statement without values that gives no row, or one of which only the first column matters.
  @discardableResult
  func command(_ sql: String) throws(StoreError) -> String {
    var answer = ""
    try SQLiteStatement(sql, in: connection).run([]) { row throws(StoreError) in answer = row.text(0) }
    return answer
  }
}
