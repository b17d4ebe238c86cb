/// Where rows are kept. Statements are written so that SQLite and PostgreSQL both take them.
///
/// Parameters are `$1`, `$2`, … numbered in the order in which they first appear. What cannot be said in both is in
/// `Dialect`.
public protocol Database: Sendable {
  /// What differs between this database and others.
  var dialect: any Dialect { get }

  /// Runs statements that see one and the same moment.
  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T

  /// Runs statements that happen together or not at all, and returns when they are on disk.
  ///
  /// Nobody else writes meanwhile, in this process or in another.
  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T

  /// The same where nobody else writes at this moment; else it throws ``StoreError/busy`` and does nothing.
  func writeAtOnce<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T

  /// Waits for what runs and lets go of everything. Nothing works afterwards.
  func close() throws(StoreError)
}

extension Database {
  /// As ``read(_:)``, for a body that throws more than what the store does.
  public func snapshot<T>(_ body: (borrowing Statements) throws -> T) throws -> T {
    try read { statements throws(StoreError) in Result { try body(statements) } }.get()
  }
}
