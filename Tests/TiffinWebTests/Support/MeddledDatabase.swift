import Synchronization
import TiffinCore

/// A database in which something happens just before the next change that the app makes.
final class MeddledDatabase: Database {
  private let database: any Database
  private let action = Mutex<(@Sendable () throws(StoreError) -> Void)?>(nil)

  init(_ database: any Database) {
    self.database = database
  }

  /// - Parameter action: called once before the next change. It must use another database object.
  func beforeNextChange(_ action: @escaping @Sendable () throws(StoreError) -> Void) {
    self.action.withLock { $0 = action }
  }

  var dialect: any SQLDialect { database.dialect }

  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try database.read(body)
  }

  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try act()
    return try database.write(body)
  }

  func write<T, Of>(
    of household: Identifier<Of>, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try act()
    return try database.write(of: household, body)
  }

  private func act() throws(StoreError) {
    let action = action.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
    try action?()
  }

  func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError) { try database.runAlone(sql, values) }

  func close() throws(StoreError) { try database.close() }
}
