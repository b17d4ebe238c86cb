import Platform

/// The folder of everything that Tiffin stores: the database, its lock files, and the file that marks an installation.
public struct DataFolder: Sendable {
  /// The path as configured.
  public let path: String
  /// The address of the PostgreSQL server that has the database; nil for the file in the folder.
  public let server: String?
  /// Seconds that a write waits for its turn; less in tests.
  var patience = StoreLimits.patience
  /// True if a server's statements are those of pages, which have a time limit. False for commands, which may take long.
  public var isForPages = false

  /// Names the folder without touching it.
  ///
  /// - Parameter server: The address of a PostgreSQL server, as libpq reads it; nil for the file in the folder.
  public init(_ path: String, server: String? = nil) {
    self.path = path
    self.server = server
  }

  /// Who owns the folder, and gets what root makes for it; nil if there is none.
  var owner: FileOwner? { FileOwner(of: path) }

  /// The SQLite file. Processes may open it only through SQLite.
  public var databasePath: String { path + "/tiffin.db" }
  /// The SQLite file and those that SQLite keeps beside it, of which some may not be there.
  var databaseFiles: [String] { ["", "-wal", "-shm"].map { databasePath + $0 } }
  /// The lock for writing, checkpoints, migrations and restores.
  public var lockPath: String { path + "/tiffin.lock" }
  /// The lock of the one process that writes next.
  var nextPath: String { path + "/tiffin.next" }
  /// The file that says which templates were found to be good.
  var checkedPagesPath: String { path + "/pages.checked" }
  /// The file with the address at which a server was reached last.
  var addressPath: String { path + "/address" }
  /// The address that a server noted there; nil if none did.
  public var address: String? { FileSystem.firstLine(of: addressPath) }
  /// The file with the installation's id; written once the database is complete.
  public var markPath: String { path + "/installation" }

  /// Creates an installation, or finishes one that was interrupted.
  ///
  /// Only the owner can read the folder. Only a person asks for this, with `tiffin init`.
  /// - Throws: ``InstallationError/alreadySetUp(folder:)`` if there is one; nothing is changed.
  public func create() throws(InstallationError) -> Installation {
    if let server { return try create(at: server) }
    if FileSystem.firstLine(of: markPath) != nil {
      try checkDatabaseIsThere()
      throw .alreadySetUp(folder: path)
    }
    try refusing { () throws(FileError) in try FileSystem.makeFolder(path) }
    try checkFolder()
    let database = try database(isNew: true)
    try migrate(database)
    return Installation(id: try mark(), database: database, folder: self)
  }

  /// Opens the database and brings it up to date, as `tiffin migrate` does before each start.
  ///
  /// Never creates anything: if the data disk is not mounted, anyone could claim the empty installation.
  ///
  /// What it has to change is backed up first; if that fails, nothing is changed. If the change fails, the backup goes:
  /// the data is as it was, and each further try would leave one more.
  /// - Parameter report: Gets the steps of that backup.
  public func migrate(report: (BackupStep) -> Void = { _ in }) throws(InstallationError) -> Installation {
    let installation = try find()
    try requireSound(installation.database)
    let version = try version(of: installation.database)
    // A server's owner backs it up.
    let isBackedUp = version < Migrations.latest && server == nil
    let backup = isBackedUp ? try backUp(beforeSchema: Migrations.latest, report) : nil
    do { try migrate(installation.database) } catch {
      if let backup, try self.version(of: installation.database) == version {
        try? FileSystem.remove(backup.path)
      }
      throw error
    }
    return installation
  }

  /// Opens an installation of the current schema. Never creates or changes anything.
  public func open() throws(InstallationError) -> Installation {
    let installation = try find()
    let version = try version(of: installation.database)
    guard version == Migrations.latest else { throw .olderSchema(found: version, known: Migrations.latest) }
    return installation
  }

  /// Finds the installation, of this schema or an earlier one.
  private func find() throws(InstallationError) -> Installation {
    if let server { return try find(at: server) }
    let id = try checkIsThere()
    let database = try database(isNew: false)
    guard try version(of: database) > 0 else { throw .databaseLost(path: databasePath) }
    return Installation(id: id, database: database, folder: self)
  }

  /// Finds the mark and the database's file, without opening it.
  ///
  /// - Returns: The installation's id.
  @discardableResult
  func checkIsThere() throws(InstallationError) -> String {
    let id = try checkMark()
    try checkDatabaseIsThere()
    return id
  }

  /// Finds the mark, and nothing else.
  @discardableResult
  func checkMark() throws(InstallationError) -> String {
    guard FileSystem.isFolder(path), let id = FileSystem.firstLine(of: markPath) else {
      if let reason = FileSystem.reasonNotToRead(path, markPath) { throw .unreadable(folder: path, reason: reason) }
      throw .notSetUp(folder: path)
    }
    try checkFolder()
    return id
  }

  /// Bytes of the database's file with its log.
  var databaseBytes: Int { ["", "-wal"].compactMap { FileSystem.size(of: databasePath + $0) }.reduce(0, +) }

  /// Writes the installation's new id, once the database is complete.
  private func mark() throws(InstallationError) -> String {
    do {
      return try turn().take {
        // If two processes set up the same folder at once, the first has done it.
        if FileSystem.firstLine(of: markPath) != nil { throw InstallationError.alreadySetUp(folder: path) }
        let id = Installation.newID()
        try FileSystem.write(id + "\n", to: markPath, in: path)
        return id
      }
    } catch let error as FileError {
      throw .refused(error.text)
    } catch let error as InstallationError {
      throw error
    } catch let error as StoreError {
      throw .store(error)
    } catch {
      throw .store(.failed("\(error)"))
    }
  }

  private func checkDatabaseIsThere() throws(InstallationError) {
    guard FileSystem.size(of: databasePath) ?? 0 > 0 else { throw .databaseLost(path: databasePath) }
  }

  private func checkFolder() throws(InstallationError) {
    if let kind = FileSystem.kind(of: path), Self.networkKinds.contains(kind) {
      throw .networkFileSystem(folder: path, kind: kind)
    }
    if FileSystem.isReadOnlyDisk(path) { throw .readOnlyDisk(folder: path) }
    guard FileSystem.isWritable(path) else { throw .notWritable(folder: path) }
  }

  /// File system names as in the mount table.
  static let networkKinds: Set = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs", "fuse.glusterfs", "fuse.sshfs",
    "fuse.rclone", "fuse.s3fs", "lustre", "ocfs2", "gfs2",
  ]

  func refusing<T>(_ body: () throws(FileError) -> T) throws(InstallationError) -> T {
    do { return try body() } catch { throw .refused(error.text) }
  }
}
