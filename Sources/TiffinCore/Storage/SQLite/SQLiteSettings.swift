import GRDB

/// The set-up of every connection. All of it is read back when a database opens.
enum SQLiteSettings {
  /// "Tffn": distinguishes Tiffin's databases from others.
  static let applicationID = 0x5466_666E

  /// Set on each connection, reader or writer, as it opens.
  static let pragmas: [(name: String, value: String)] = [
    // Automatic checkpoints run into SQLite's WAL-reset bug (fixed in 3.51.3); `Checkpoint` runs them instead.
    ("wal_autocheckpoint", "0"),
    ("trusted_schema", "0"),
    // A mapped file turns a passing race into damage.
    ("mmap_size", "0"),
    ("temp_store", "2"),
    ("journal_size_limit", "16777216"),
  ]

  /// Set last, as GRDB sets NORMAL after its own set-up, and on the writer only.
  static let writerPragmas: [(name: String, value: String)] = [("synchronous", "2")]

  /// The settings that must be read back once the database is open.
  static let asserted =
    pragmas + writerPragmas + [("foreign_keys", "1"), ("journal_mode", "wal"), ("busy_timeout", "5000")]

  static func configuration(prepare: @escaping @Sendable (SQLiteConnection) throws -> Void) -> Configuration {
    var configuration = Configuration()
    configuration.journalMode = .wal
    configuration.busyMode = .timeout(Double(StoreLimits.patience))
    configuration.foreignKeysEnabled = true
    configuration.prepareDatabase { connection in
      let connection = SQLiteConnection(connection: connection)
      try prepare(connection)
      for (name, value) in pragmas { try connection.command("PRAGMA \(name) = \(value)") }
    }
    return configuration
  }

  /// Sets again what GRDB overwrote, then reads everything back.
  static func finish(_ writer: SQLiteConnection) throws(StoreError) {
    for (name, value) in writerPragmas { try writer.command("PRAGMA \(name) = \(value)") }
    for (name, value) in asserted {
      let found = try writer.command("PRAGMA \(name)")
      guard found == value else { throw .failed("PRAGMA \(name) is \(found), not \(value)") }
    }
  }
}
