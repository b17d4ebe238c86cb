import Platform

/// The counts and sizes of a server that can be read quickly.
public struct ServerCounts: Sendable {
  /// The number of stored sessions, including expired ones that are not purged yet.
  public let sessions: Int
  /// The number of people, including those who are being deleted.
  public let people: Int
  /// The number of stored recipes of the catalogue.
  public let catalogueRecipes: Int
  /// The size of the database in bytes, including the write-ahead log of an SQLite file.
  public let databaseBytes: Int
  /// The free bytes on the disk; nil if unknown.
  public let freeBytes: Int?
  /// The time of the last backup, in seconds since 1970; nil if there was none, or if the database is on a server.
  public let lastBackup: Int?
  /// The next backup; nil if the database is on a server.
  public let nextBackup: BackupForecast?
  /// True if the database is on a server, where it is backed up separately.
  public let isOnServer: Bool

  /// Reads the counts with a few statements, and the sizes of the folder and the disk.
  public init(_ folder: DataFolder, _ statements: borrowing Statements) throws(StoreError) {
    func count(_ rows: String, _ statements: borrowing Statements) throws(StoreError) -> Int {
      try statements.first("SELECT COUNT(*) FROM \(rows)") { row in row.int(0) } ?? 0
    }
    sessions = try count("session", statements)
    people = try count("person", statements)
    catalogueRecipes = try count("recipe WHERE household_id IS NULL", statements)
    databaseBytes = try folder.databaseBytes(statements)
    freeBytes = folder.freeBytes
    lastBackup = folder.lastBackup
    nextBackup = folder.backupForecast
    isOnServer = folder.server != nil
  }
}
