import Platform

/// An opened installation.
public struct Installation: Sendable {
  /// The ID: 16 hexadecimal digits, different for each installation.
  public let id: String
  /// The database.
  public let database: any Database
  let folder: DataFolder
  /// The identity of the database's file when it was opened; nil if the database is on a server.
  let file: FileIdentity?

  init(id: String, database: any Database, folder: DataFolder) {
    self.id = id
    self.database = database
    self.folder = folder
    file = folder.server == nil ? FileSystem.identity(of: folder.databasePath) : nil
  }

  /// The path of the data folder, which contains the lock files of all processes of the installation.
  public var path: String { folder.path }

  /// True if photos may still be stored. The rest of the disk is reserved for text, and for deleting, which needs
  /// space, too. True if the free space is unknown, as on a server.
  public var hasRoomForPhotos: Bool { folder.freeBytes ?? .max >= StoreLimits.keptFree }

  /// The folder of imported files that are too large for the database.
  public var importFolder: String { folder.path + "/imports" }

  /// Returns true if that many bytes fit on the folder's disk and leave ``StoreLimits/keptFree`` bytes for everything
  /// else; also if the free space is unknown.
  public func hasSpace(for bytes: Int) -> Bool {
    FileSystem.freeBytes(at: folder.path) ?? .max >= bytes + StoreLimits.keptFree
  }

  /// The fingerprint of the pages that last passed their check, as recorded by ``record(checkedPages:)``; nil if none
  /// is recorded.
  public var checkedPages: String? { FileSystem.firstLine(of: folder.checkedPagesPath) }

  /// Records the fingerprint of the pages that have passed their check, for the next start. If recording fails, they
  /// are checked again.
  public func record(checkedPages: String) {
    try? FileSystem.write(checkedPages + "\n", to: folder.checkedPagesPath, in: path)
  }

  /// The time of the last backup, in seconds since 1970; nil if there was none, or if the database is on a server.
  public var lastBackup: Int? { folder.lastBackup }

  /// Records the web address of the app, for commands that print links.
  public func record(address: String) {
    guard folder.address != address else { return }
    _ = try? FileSystem.write(address + "\n", to: folder.addressPath, in: path)
  }

  static func newID() -> String {
    var generator = SystemRandomNumberGenerator()
    return Hexadecimal.text(generator.next())
  }

  /// Closes the database; moves SQLite's log into its file first. Nothing is lost if a process ends without closing.
  public func close() throws(StoreError) {
    try database.close()
  }
}
