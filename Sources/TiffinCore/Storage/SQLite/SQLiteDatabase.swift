import GRDB

/// The SQLite file, shared by any number of processes on one machine.
///
/// It has several connections for reading and one for writing. Each write holds the folder's lock and is on disk when
/// it returns.
public final class SQLiteDatabase: Database {
  private let writer: DatabaseQueue
  private let readers: Readers
  private let turn: WriteTurn
  private let checkpoint: Checkpoint

  /// SQLite's dialect.
  public let dialect: any Dialect = SQLiteDialect()

  /// Opens an existing file, which the caller has checked.
  init(
    path: String, turn: WriteTurn, prepare: @escaping @Sendable (SQLiteConnection) throws -> Void
  ) throws(StoreError) {
    do {
      // GRDB writes while it opens, so opening takes a turn too.
      let configuration = SQLiteSettings.configuration(prepare: prepare)
      self.writer = try turn.take {
        let writer = try DatabaseQueue(path: path, configuration: configuration)
        try writer.writeWithoutTransaction { try SQLiteSettings.finish(SQLiteConnection(connection: $0)) }
        return writer
      }
      self.readers = Readers(path: path, configuration: configuration)
    } catch {
      throw StoreError(error)
    }
    self.turn = turn
    self.checkpoint = Checkpoint(databasePath: path)
  }

  /// Sees the same moment throughout; never waits for writers.
  public func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    let tally = StatementTally.current
    tally?.begin()
    do {
      // GRDB would prepare its BEGIN and COMMIT again each time, a tenth of a page's cost.
      return try readers.use { connection in
        let connection = SQLiteConnection(connection: connection)
        return try connection.transaction("BEGIN DEFERRED") { () throws(StoreError) in
          try body(Statements(connection, tally: tally))
        }
      }
    } catch {
      throw StoreError(error)
    }
  }

  /// Waits for its turn, and returns when everything is on disk.
  ///
  /// - Throws: ``StoreError/busy`` if its turn does not come within ``StoreLimits/patience``.
  public func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try write(patience: nil, body)
  }

  /// Does not wait for other writers.
  public func writeAtOnce<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try write(patience: 0, body)
  }

  private func write<T>(
    patience: Int?, _ body: (borrowing Statements) throws(StoreError) -> T
  ) throws(StoreError) -> T {
    let tally = StatementTally.current
    tally?.begin()
    do {
      return try turn.take(within: patience) {
        try writer.writeWithoutTransaction { connection in
          let connection = SQLiteConnection(connection: connection)
          let value = try connection.transaction("BEGIN IMMEDIATE") { () throws(StoreError) in
            try body(Statements(connection, tally: tally))
          }
          checkpoint.runIfDue(on: connection)
          return value
        }
      }
    } catch {
      throw StoreError(error)
    }
  }

  /// Waits for running statements, moves the log into the database file and closes both. Nothing works afterwards.
  public func close() throws(StoreError) {
    do {
      try turn.take {
        try readers.close()
        writer.writeWithoutTransaction { checkpoint.run(on: SQLiteConnection(connection: $0)) }
        try writer.close()
      }
    } catch {
      throw StoreError(error)
    }
  }
}
