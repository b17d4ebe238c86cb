import Dispatch

/// The SQLite file, shared by any number of processes on one machine.
///
/// It has several connections for reading and one for writing. Each write holds the folder's lock and is on disk when
/// it returns.
public final class SQLiteDatabase: Database {
  private let readers: Readers
  private let writer: SQLiteConnection
  private let turn: WriteTurn
  private let checkpoint: Checkpoint

  /// SQLite's dialect.
  public let dialect: any Dialect = SQLiteDialect()

  /// Opens an existing file, after `check` has looked at it.
  init(
    path: String, turn: WriteTurn, check: (SQLiteConnection) throws(StoreError) -> Void
  ) throws(StoreError) {
    // Opening may write: the mode of the log, and what a crash left in it.
    try turn.begin(before: turn.deadline())
    defer { turn.end() }
    let writer = try SQLiteConnection(path: path, isReadOnly: false)
    try check(writer)
    try SQLiteSettings.prepareWriter(writer)
    self.readers = Readers(path: path)
    self.writer = writer
    self.turn = turn
    self.checkpoint = Checkpoint(databasePath: path)
  }

  /// Sees the same moment throughout; never waits for writers.
  public func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    let tally = StatementTally.current
    tally?.begin()
    return try readers.use { connection throws(StoreError) in
      try connection.transaction("BEGIN DEFERRED") { () throws(StoreError) in
        try body(Statements(connection, tally: tally))
      }
    }
  }

  /// Waits for its turn, and returns when everything is on disk.
  ///
  /// - Throws: ``StoreError/busy`` if its turn does not come within ``StoreLimits/patience``.
  public func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try write(before: turn.deadline(), body)
  }

  /// Does not wait for other writers.
  public func writeAtOnce<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try write(before: turn.deadline(in: 0), body)
  }

  private func write<T>(
    before deadline: DispatchTime, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    let tally = StatementTally.current
    tally?.begin()
    try turn.begin(before: deadline)
    defer { turn.end() }
    let value = try writer.transaction("BEGIN IMMEDIATE") { () throws(StoreError) in
      try body(Statements(writer, tally: tally))
    }
    checkpoint.runIfDue(on: writer)
    return value
  }

  /// Waits for running statements, moves the log into the database file and closes both. Nothing works afterwards.
  public func close() throws(StoreError) {
    try turn.begin(before: turn.deadline())
    defer { turn.end() }
    readers.close()
    checkpoint.run(on: writer)
    writer.close()
  }
}
