import CSQLite

/// The setup of connections. The writer's settings are read back when a database opens.
enum SQLiteSettings {
  /// "Tffn", which distinguishes Tiffin's databases from others.
  static let applicationID = 0x5466_666E

  /// The settings of each connection, reader or writer.
  static let pragmas: [(name: String, value: String)] = [
    ("busy_timeout", "\(StoreLimits.timeout * 1_000)"),
    ("foreign_keys", "1"),
    // Automatic checkpoints run into SQLite's WAL-reset bug (fixed in 3.51.3); `WALCheckpoint` runs them instead.
    ("wal_autocheckpoint", "0"),
    ("trusted_schema", "0"),
    // With a memory-mapped file, a transient race could become damage.
    ("mmap_size", "0"),
    ("temp_store", "2"),
    ("journal_size_limit", "16777216"),
  ]

  /// The settings of the writer only.
  static let writerPragmas: [(name: String, value: String)] = [("journal_mode", "wal"), ("synchronous", "2")]

  /// The settings that are verified once the database is open.
  static let asserted = pragmas + writerPragmas

  /// Sets up a connection that only reads.
  static func prepareReader(_ connection: SQLiteConnection) throws(StoreError) {
    for (name, value) in pragmas { try connection.command("PRAGMA \(name) = \(value)") }
  }

  /// Sets up the connection that writes, and verifies the settings.
  static func prepareWriter(_ connection: SQLiteConnection) throws(StoreError) {
    for (name, value) in asserted { try connection.command("PRAGMA \(name) = \(value)") }
    for (name, value) in asserted {
      let found = try connection.command("PRAGMA \(name)")
      guard found == value else { throw .failed("PRAGMA \(name) is \(found), not \(value)") }
    }
  }
}

/// The SQLite library that this process uses.
public enum SQLiteVersion {
  /// The version, such as `3.40.1`.
  public static var text: String {
    unsafe String(cString: sqlite3_libversion())
  }
}
