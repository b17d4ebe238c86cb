import Synchronization

@testable import TiffinCore

/// A database that counts its transactions.
final class CountedDatabase: Database {
  private let database: any Database
  private let reading = Mutex(0)
  private let writing = Mutex(0)

  init(_ database: any Database) { self.database = database }

  /// The number of snapshots.
  var reads: Int { reading.withLock { $0 } }
  /// The number of transactions that may change rows.
  var writes: Int { writing.withLock { $0 } }

  var dialect: any SQLDialect { database.dialect }

  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    reading.withLock { $0 += 1 }
    return try database.read(body)
  }

  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    writing.withLock { $0 += 1 }
    return try database.write(body)
  }

  func write<T, Of>(
    of household: Identifier<Of>, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    writing.withLock { $0 += 1 }
    return try database.write(of: household, body)
  }

  func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError) { try database.runAlone(sql, values) }

  func close() throws(StoreError) { try database.close() }
}
