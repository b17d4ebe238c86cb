/// A SQLite file that is opened for a backup or a restore: the database in use, a backup, or a copy.
struct DatabaseFile {
  let connection: SQLiteConnection
  private let dialect = SQLiteDialect()

  /// Opens a file for reading. If it has no log, no files are created beside it, and nothing is changed.
  init(reading path: String) throws(StoreError) {
    let isStill = FileSystem.size(of: path + "-wal") == nil
    connection = try SQLiteConnection(path: isStill ? SQLiteConnection.stillFile(path) : path, isReadOnly: true)
    try identify()
  }

  /// Opens a database that other processes may be writing to.
  init(inUse path: String) throws(StoreError) {
    connection = try SQLiteConnection(path: path, isReadOnly: true)
    try SQLiteSettings.prepareReader(connection)
    try identify()
  }

  /// Returns the number of migrations that the database has had; 0 if it has no tables.
  func version() throws(StoreError) -> Int {
    let statements = Statements(.sqlite(connection), tally: nil)
    let isSetUp = try statements.first(dialect.table(named: "schema_version")) { row in row.int(0) }
    return isSetUp == nil ? 0 : try Migrations.version(statements)
  }

  /// Returns the faults of the file.
  func faults() throws(StoreError) -> [String] {
    try IntegrityCheck.faults(Statements(.sqlite(connection), tally: nil), dialect)
  }

  /// Returns the number of rows per table.
  func counts() throws(StoreError) -> [String: Int] {
    try IntegrityCheck.counts(Statements(.sqlite(connection), tally: nil), dialect)
  }

  /// Returns the highest IDs that were ever assigned in these tables, including those of deleted rows; tables that
  /// never had a row are left out.
  func lastNumbers(of tables: [String]) throws(StoreError) -> [String: Int] {
    let statements = Statements(.sqlite(connection), tally: nil)
    var numbers: [String: Int] = [:]
    for table in tables { numbers[table] = try statements.first(dialect.lastNumber(of: table)) { row in row.int(0) } }
    return numbers
  }

  /// Raises the ID counters of the file at `path`, so that its next IDs are above those in `last`.
  static func number(_ path: String, after last: [String: Int]) throws(StoreError) {
    let connection = try SQLiteConnection(path: path, isReadOnly: false)
    defer { connection.close() }
    let statements = Statements(.sqlite(connection), tally: nil)
    for (table, number) in last {
      for statement in SQLiteDialect().numbering(of: table, after: number) { try statements.run(statement) }
    }
  }

  private func identify() throws(StoreError) {
    guard try connection.command("PRAGMA application_id") == String(SQLiteSettings.applicationID) else {
      throw .damaged(SQLiteDatabase.Refusal.foreign)
    }
  }
}
