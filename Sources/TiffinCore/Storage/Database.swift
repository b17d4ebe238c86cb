/// A database of rows. Statements are written so that both SQLite and PostgreSQL accept them.
///
/// Parameters are `$1`, `$2`, … numbered in the order in which they first appear. Anything that the two say differently
/// is in `Dialect`.
public protocol Database: Sendable {
  /// The differences between this database and others.
  var dialect: any Dialect { get }

  /// Runs statements that all see the same moment.
  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T

  /// Runs statements that succeed together or not at all, and returns when they are on disk.
  ///
  /// Nothing else writes meanwhile, in this process or in another.
  ///
  /// The body may run on the thread of another write that commits at the same time, and it may run again from its
  /// beginning, if that other write failed or the connection broke. So it changes nothing but rows.
  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T

  /// Writes like ``write(_:)`` in rows of one household only, and keeps out those who write in the same rows.
  func write<T, Of>(
    of household: Identifier<Of>, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T

  /// Writes like ``write(_:)``, for minutes if need be: only adds rows that are nobody's yet, and keeps out who would change
  /// the schema, but nobody else.
  func writeBesideOthers<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T

  /// Runs one statement that changes rows on which nothing else depends, and waits for no other writer's turn.
  ///
  /// - Parameter sql: Ends with its condition.
  /// - Throws: ``StoreError/busy`` where another writer, or a lock, stands in the way at this moment; nothing is done then.
  func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError)

  /// Waits for running statements and closes all files. Nothing works afterwards.
  func close() throws(StoreError)
}

extension Database {
  /// Keeps out everybody, where there is one writer.
  public func write<T, Of>(
    of household: Identifier<Of>, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try write(body)
  }

  /// Keeps out everybody, where there is one writer.
  public func writeBesideOthers<T>(
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
        // The database may do it again.
        throw error
      } catch {
        return .failure(error)
      }
    }.get()
  }
}
