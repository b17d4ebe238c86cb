import GRDB

/// The SQLite file, shared by any number of processes on one machine.
///
/// Some connections that read and one that writes. Each write holds the folder's lock and is on disk when it
/// returns.
public final class SQLiteDatabase: Database {
  private let writer: DatabaseQueue
  private let readers: Readers
  private let turn: WriteTurn
  private let checkpoint: Checkpoint

  /// SQLite's.
  public let dialect: any Dialect = SQLiteDialect()

  /// Opens what is there; the caller has made sure of it.
  init(
    path: String, turn: WriteTurn, prepare: @escaping @Sendable (SQLiteConnection) throws -> Void
  ) throws(StoreError) {
    do {
      // GRDB writes while it opens, so this too waits for its turn.
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

  /// Sees one and the same moment throughout; never waits for those who write.
  public func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    let tally = StatementTally.current
    tally?.begin()
    do {
      // GRDB prepares its BEGIN and COMMIT anew each time, which is a tenth of a page's cost.
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

  /// Waits its turn, and returns when everything is on disk.
  ///
  /// - Throws: ``StoreError/busy`` when its turn did not come within ``StoreLimits/patience``.
  public func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    try write(patience: nil, body)
  }

  /// Waits for nobody.
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

  /// Waits for what runs, puts the log into the database file and lets go of both. Nothing works afterwards.
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
