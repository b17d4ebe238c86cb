import Platform

/// The folder of everything that Tiffin stores: the database, its lock files, and the file that marks an installation.
public struct DataFolder: Sendable {
  /// The configured path.
  public let path: String
  /// The address of the PostgreSQL server with the database; nil for a SQLite file in the folder.
  public let server: String?
  /// The timeout of a write in seconds; less in tests.
  var timeout = StoreLimits.timeout
  /// True if statements on a PostgreSQL server get the time limit of pages; false for commands, which may take long.
  public var isForPages = false

  /// Creates a value for the folder without touching the disk.
  ///
  /// - Parameter server: The address of a PostgreSQL server, as libpq reads it; nil for a SQLite file in the folder.
  public init(_ path: String, server: String? = nil) {
    self.path = path
    self.server = server
  }

  /// The owner of the folder, who also gets files that root creates in it; nil if the folder does not exist.
  var owner: FileOwner? { FileOwner(of: path) }

  /// The path of the SQLite file, which may be opened only through SQLite.
  public var databasePath: String { path + "/tiffin.db" }
  /// The paths of the SQLite file and of its log files, some of which may not exist.
  var databaseFiles: [String] { ["", "-wal", "-shm"].map { databasePath + $0 } }
  /// The path of the lock for writing, checkpoints, migrations and restores.
  public var lockPath: String { path + "/tiffin.lock" }
  /// The path of the lock of the one process that waits to write next.
  var nextPath: String { path + "/tiffin.next" }
  /// The path of the file that records which templates have passed their check.
  var checkedPagesPath: String { path + "/pages.checked" }
  /// The path of the file with the last known web address of the app.
  var addressPath: String { path + "/address" }
  /// The last known web address of the app; nil if none was recorded.
  public var address: String? { FileSystem.firstLine(of: addressPath) }
  /// The path of the file with the installation's ID, which is written once the database is complete.
  public var markPath: String { path + "/installation" }

  /// Creates an installation, or completes one that was interrupted.
  ///
  /// Only its owner can read the folder. Called by `tiffin init` only.
  /// - Throws: ``InstallationError/alreadySetUp(folder:)`` if there is an installation; nothing is changed.
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

  /// Opens the database and migrates it, as `tiffin migrate` does before each start.
  ///
  /// Never creates an installation: if the data disk is not mounted, anyone could create the first account of an empty
  /// installation.
  ///
  /// A SQLite database is backed up before a migration; if the backup fails, nothing is changed. If the migration
  /// fails, the backup is removed: the data are unchanged, and each retry would leave another backup.
  /// - Parameters:
  ///   - report: Called with the progress of the backup.
  ///   - migrated: Called after a migration.
  public func migrate(
    report: (BackupStep) -> Void = { _ in }, migrated: (CompletedMigration) -> Void = { _ in }
  ) throws(InstallationError) -> Installation {
    let installation = try find()
    try requireSound(installation.database)
    let version = try version(of: installation.database)
    // Databases on a server are backed up by the server's administrator.
    let isBackedUp = version < Migrations.latest && server == nil
    let backup = isBackedUp ? try backUp(beforeSchema: Migrations.latest, report) : nil
    do { try migrate(installation.database) } catch {
      if let backup, try self.version(of: installation.database) == version {
        try? FileSystem.remove(backup.path)
      }
      throw error
    }
    if version < Migrations.latest {
      migrated(CompletedMigration(before: version, after: Migrations.latest, backup: backup?.path))
    }
    return installation
  }

  /// Opens an installation with the current schema. Never creates or changes anything.
  public func open() throws(InstallationError) -> Installation {
    let installation = try find()
    let version = try version(of: installation.database)
    guard version == Migrations.latest else { throw .olderSchema(found: version, known: Migrations.latest) }
    return installation
  }

  /// Opens the installation, with this program's schema or an earlier one.
  private func find() throws(InstallationError) -> Installation {
    if let server { return try find(at: server) }
    let id = try checkIsThere()
    let database = try database(isNew: false)
    guard try version(of: database) > 0 else { throw .databaseLost(path: databasePath) }
    return Installation(id: id, database: database, folder: self)
  }

  /// Checks that the folder can be used and that the mark (the file at ``markPath``) and the database's file exist,
  /// without opening the database.
  ///
  /// - Returns: The installation's ID.
  @discardableResult
  func checkIsThere() throws(InstallationError) -> String {
    let id = try checkMark()
    try checkDatabaseIsThere()
    return id
  }

  /// Checks that the mark exists and that the folder can be used.
  ///
  /// - Returns: The installation's ID.
  @discardableResult
  func checkMark() throws(InstallationError) -> String {
    guard FileSystem.isFolder(path), let id = FileSystem.firstLine(of: markPath) else {
      if let reason = FileSystem.reasonNotToRead(path, markPath) { throw .unreadable(folder: path, reason: reason) }
      throw .notSetUp(folder: path)
    }
    try checkFolder()
    return id
  }

  /// The size of the database's file with its log, in bytes.
  var databaseBytes: Int { ["", "-wal"].compactMap { FileSystem.size(of: databasePath + $0) }.reduce(0, +) }

  /// Writes the file at ``markPath`` with a new ID, once the database is complete, and returns the ID.
  private func mark() throws(InstallationError) -> String {
    do {
      return try turn().withLock {
        // If two processes set up the same folder at once, the other process may have finished first.
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

  /// The network file systems, by their names in the mount table.
  static let networkKinds: Set = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs", "fuse.glusterfs", "fuse.sshfs",
    "fuse.rclone", "fuse.s3fs", "lustre", "ocfs2", "gfs2",
  ]

  func refusing<T>(_ body: () throws(FileError) -> T) throws(InstallationError) -> T {
    do { return try body() } catch { throw .refused(error.text) }
  }
}
