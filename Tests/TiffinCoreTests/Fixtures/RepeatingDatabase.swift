@testable import TiffinCore

/// A database in which each write runs twice, as if another write in its group failed: the first run is rolled back.
struct RepeatingDatabase: Database {
  let database: any Database

  var dialect: any SQLDialect { database.dialect }

  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try database.read(body)
  }

  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try database.write { statements throws(StoreError) in
      try statements.run("SAVEPOINT first_run")
      _ = try body(statements)
      try statements.run("ROLLBACK TO SAVEPOINT first_run")
      return try body(statements)
    }
  }

  func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError) { try database.runAlone(sql, values) }

  func close() throws(StoreError) { try database.close() }
}
