import Platform

/// The SQLite file, shared by any number of processes on one machine.
///
/// It has several connections for reading and one for writing. Each write holds the folder's lock and is on disk when
/// it returns.
public final class SQLiteDatabase: Database {
  private let readers: Readers
  private let writes: SharedCommits
  private let isGuarded: Bool
  private let path: String

  /// SQLite's dialect.
  public let dialect: any Dialect = SQLiteDialect()

  /// Opens an existing file, after `check` has looked at it.
  ///
  /// - Parameter isGuarded: True to write nothing once a later release has changed the schema. An empty file has none.
  init(
    path: String, turn: WriteTurn, backupLock: FileLock? = nil, isGuarded: Bool = false,
    check: (SQLiteConnection) throws(StoreError) -> Void
  ) throws(StoreError) {
    // Opening may write: the mode of the log, and what a crash left in it.
    try turn.begin(before: turn.deadline())
    defer { turn.end() }
    let writer = try SQLiteConnection(path: path, isReadOnly: false)
    try check(writer)
    try SQLiteSettings.prepareWriter(writer)
    self.isGuarded = isGuarded
    self.path = path
    self.readers = Readers(path: path)
    self.writes = SharedCommits(
      writer: writer, turn: turn, checkpoint: Checkpoint(databasePath: path, backupLock: backupLock))
  }

  /// Sees the same moment throughout; never waits for writers.
  public func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    let tally = StatementTally.current
    tally?.begin()
    return try readers.use { connection throws(StoreError) in
      try connection.transaction("BEGIN DEFERRED") { () throws(StoreError) in
        try body(Statements(.sqlite(connection), tally: tally))
      }
    }
  }

  /// Waits for its turn, and returns when everything is on disk. Saves that wait at the same time share a transaction:
  /// `body` runs on the thread of one of them, and again if what it was saved with could not be saved.
  ///
  /// - Throws: ``StoreError/busy`` if its turn does not come within ``StoreLimits/patience``.
  public func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try writeIfKnown(patience: nil, body)
  }

  /// Waits like ``write(_:)``: there is one writer.
  public func write<T, Of>(
    of household: Identifier<Of>, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    try writeIfKnown(patience: nil, body)
  }

  /// Does not wait for other writers.
  public func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError) {
    try writeIfKnown(patience: 0) { statements throws(StoreError) -> Void in try statements.run(sql, values) }
  }

  private func writeIfKnown<T>(
    patience: Int?, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    do throws(StoreError) {
      guard isGuarded else { return try writes.write(patience: patience, body) }
      return try writes.write(patience: patience) { statements throws(StoreError) in
        try Migrations.requireKnown(statements)
        return try body(statements)
      }
    } catch {
      throw isOfReadOnlyDisk(error) ? .readOnly : error
    }
  }

  /// True for a failure to write where the disk has just become one that may only be read, as one with errors does: SQLite
  /// knows it by the failure alone.
  private func isOfReadOnlyDisk(_ error: StoreError) -> Bool {
    switch error {
    case .full, .failed: FileSystem.isReadOnlyDisk(FileOwner.folder(of: path))
    default: false
    }
  }

  /// Waits for running statements, moves the log into the database file and closes both. Nothing works afterwards.
  public func close() throws(StoreError) {
    try writes.close { readers.close() }
  }
}
