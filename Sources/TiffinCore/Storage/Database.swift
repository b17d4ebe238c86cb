/// A database in SQLite or PostgreSQL. Statements are written so that both accept them.
///
/// Parameters are `$1`, `$2`, … numbered in the order in which they first appear. All SQL that differs between the two
/// is in `SQLDialect`.
public protocol Database: Sendable {
  /// The dialect of SQL.
  var dialect: any SQLDialect { get }

  /// Runs statements that all see the same snapshot. `body` may run again from its beginning if the connection broke.
  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T

  /// Runs statements in one transaction and returns once it is on disk.
  ///
  /// No other write runs at the same time, in this process or in another, except ``writeConcurrently(_:)`` and
  /// ``runAlone(_:_:)``.
  ///
  /// `body` may run on the thread of another write that commits at the same time, and it may run again from its
  /// beginning if that other write failed or the connection broke. So it must have no effects other than changing rows.
  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T

  /// Writes like ``write(_:)``, but only in rows of one household. PostgreSQL then lets other households write at the
  /// same time.
  func write<T, Of>(
    of household: Identifier<Of>, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T

  /// Writes like ``write(_:)``, but may take minutes. `body` may only add rows that belong to nobody yet. PostgreSQL
  /// excludes changes of the schema meanwhile, but no other writes.
  func writeConcurrently<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T

  /// Runs one statement that changes rows on which nothing else depends, without waiting for other writes.
  ///
  /// - Parameter sql: The statement, which ends with its WHERE condition.
  /// - Throws: ``StoreError/busy`` if the statement would have to wait for another write; nothing is changed then.
  func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError)

  /// Refuses further use, and closes connections as soon as they are not in use.
  func close() throws(StoreError)
}

extension Database {
  /// Performs a write like ``write(_:)``, for databases with a single writer.
  public func write<T, Of>(
    of household: Identifier<Of>, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try write(body)
  }

  /// Performs a write like ``write(_:)``, for databases with a single writer.
  public func writeConcurrently<T>(
    _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try write(body)
  }

  /// Reads like ``read(_:)``, with a body that may throw any error.
  public func snapshot<T>(_ body: (borrowing Statements) throws -> T) throws -> T {
    try read { statements throws(StoreError) -> Result<T, any Error> in
      do {
        return .success(try body(statements))
      } catch let error as StoreError {
        // The error is thrown out of the closure, as the database may retry the read.
        throw error
      } catch {
        return .failure(error)
      }
    }.get()
  }
}
