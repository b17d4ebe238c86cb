import Platform

/// How much there is, as far as it can be told without reading long.
public struct ServerCounts: Sendable {
  /// Sessions of signed-in devices.
  public let sessions: Int
  /// People with a diary.
  public let people: Int
  /// Recipes of the catalogue's that are kept.
  public let catalogueRecipes: Int
  /// Bytes of the database, with its log where it is a file.
  public let databaseBytes: Int
  /// Bytes left on the disk; nil if unknown.
  public let freeBytes: Int?
  /// The moment of the last backup, in seconds since 1970; nil if there was none, or the database is on a server.
  public let lastBackup: Int?
  /// True if the database is on a server, which is backed up there.
  public let isOnServer: Bool

  /// Three statements.
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
    isOnServer = folder.server != nil
  }
}
