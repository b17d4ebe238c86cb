import Platform

/// A data folder in use.
public struct Installation: Sendable {
  /// 16 hexadecimal digits, different for each installation.
  public let id: String
  /// Its database.
  public let database: any Database
  let folder: DataFolder
  /// The database's file as it was opened; nil on a server.
  let file: FileIdentity?

  init(id: String, database: any Database, folder: DataFolder) {
    self.id = id
    self.database = database
    self.folder = folder
    file = folder.server == nil ? FileSystem.identity(of: folder.databasePath) : nil
  }

  /// The path of the data folder, where all of its processes keep their lock files.
  public var path: String { folder.path }

  /// True if photos may still be stored. The rest of the disk is left for text, and for deleting, which needs room too.
  /// True if the free space is unknown, as a server's is.
  public var hasRoomForPhotos: Bool { folder.freeBytes ?? .max >= StoreLimits.keptFree }

  /// The folder of imported files that are too large for the database.
  public var importFolder: String { folder.path + "/imports" }

  /// Returns true if so many bytes more fit on the disk, with room left for everything else.
  public func hasRoom(for bytes: Int) -> Bool {
    FileSystem.freeBytes(at: folder.path) ?? .max >= bytes + StoreLimits.keptFree
  }

  /// What ``note(checkedPages:)`` noted last; nil if there is nothing.
  public var checkedPages: String? { FileSystem.firstLine(of: folder.checkedPagesPath) }

  /// Notes which pages' templates were found to be good, for the next start. If that fails, they are checked again.
  public func note(checkedPages: String) {
    try? FileSystem.write(checkedPages + "\n", to: folder.checkedPagesPath, in: path)
  }

  /// The moment of the last backup, in seconds since 1970; nil if there was none.
  public var lastBackup: Int? { folder.lastBackup }

  /// Notes the address at which people reach the app, for commands that print links.
  public func note(address: String) {
    guard folder.address != address else { return }
    _ = try? FileSystem.write(address + "\n", to: folder.addressPath, in: path)
  }

  /// The address that was noted last.
  public var address: String? { folder.address }

  static func newID() -> String {
    var generator = SystemRandomNumberGenerator()
    return Hexadecimal.text(generator.next())
  }

  /// Moves everything into the database file and closes it. A process that ends without closing loses nothing either.
  public func close() throws(StoreError) {
    try database.close()
  }
}
