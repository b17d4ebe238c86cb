import Platform

/// A SQLite file, which may be shared by processes on one machine.
///
/// It has several connections for reading and one for writing. Each write holds the write lock of the data folder, and
/// is on disk when it returns.
public final class SQLiteDatabase: Database {
  private let readers: ReaderPool
  private let writes: GroupCommit
  private let isGuarded: Bool
  private let path: String

  /// SQLite's dialect.
  public let dialect: any SQLDialect = SQLiteDialect()

  /// Opens an existing file, after `check` has accepted it.
  ///
  /// - Parameter isGuarded: True to refuse writes once a later release has migrated the schema; false for an empty
  ///   file, which has none.
  init(
    path: String, turn: WriteLock, backupLock: FileLock? = nil, isGuarded: Bool = false,
    check: (SQLiteConnection) throws(StoreError) -> Void
  ) throws(StoreError) {
    // Opening may write: it sets the journal mode and recovers the log after a crash.
    try turn.begin(before: turn.deadline())
    defer { turn.end() }
    let writer = try SQLiteConnection(path: path, isReadOnly: false)
    try check(writer)
    try SQLiteSettings.prepareWriter(writer)
    self.isGuarded = isGuarded
    self.path = path
    self.readers = ReaderPool(path: path)
    self.writes = GroupCommit(
      writer: writer, turn: turn, checkpoint: WALCheckpoint(databasePath: path, backupLock: backupLock))
  }

  /// Runs `body` in one snapshot; never waits for writers.
  public func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    let tally = StatementCounter.current
    tally?.begin()
    return try readers.use { connection throws(StoreError) in
      try connection.transaction("BEGIN DEFERRED") { () throws(StoreError) in
        try body(Statements(.sqlite(connection), tally: tally))
      }
    }
  }

  /// Waits for the write lock, and returns when everything is on disk. Concurrent writes share a transaction: `body`
  /// may run on another write's thread, and again if a write in the same transaction failed.
  ///
  /// - Throws: ``StoreError/busy`` if the lock is not free within ``StoreLimits/timeout``.
  public func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try writeIfKnown(timeout: nil, body)
  }

  /// Performs a write like ``write(_:)``. The household is ignored, because SQLite has a single writer.
  public func write<T, Of>(
    of household: Identifier<Of>, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try writeIfKnown(timeout: nil, body)
  }

  /// Runs a statement without waiting for other writes.
  public func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError) {
    try writeIfKnown(timeout: 0) { statements throws(StoreError) -> Void in try statements.run(sql, values) }
  }

  private func writeIfKnown<T>(
    timeout: Int?, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    do throws(StoreError) {
      guard isGuarded else { return try writes.write(timeout: timeout, body) }
      return try writes.write(timeout: timeout) { statements throws(StoreError) in
        try Migrations.requireKnown(statements)
        return try body(statements)
      }
    } catch {
      throw isOfReadOnlyDisk(error) ? .readOnly : error
    }
  }

  /// Returns true if a write failed because the disk has just become read-only, as Linux makes a disk with errors.
  /// SQLite does not report the reason.
  private func isOfReadOnlyDisk(_ error: StoreError) -> Bool {
    switch error {
    case .full, .failed: FileSystem.isReadOnlyDisk(FileOwner.folder(of: path))
    default: false
    }
  }

  /// Waits for running writes, moves the log into the database file and closes both. The database cannot be used
  /// afterwards.
  public func close() throws(StoreError) {
    try writes.close { readers.close() }
  }
}
