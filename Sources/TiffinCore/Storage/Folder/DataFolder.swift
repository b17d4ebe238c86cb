/// Where everything that Tiffin keeps is kept: the database, the lock file beside it, and the mark that says so.
public struct DataFolder: Sendable {
  /// As configured.
  public let path: String
  /// Seconds that a write waits for its turn; less in tests.
  var patience = StoreLimits.patience

  /// Nothing is looked at yet.
  public init(_ path: String) {
    self.path = path
  }

  /// The SQLite file. No process may open it but through SQLite.
  public var databasePath: String { path + "/tiffin.db" }
  /// Held by whoever writes, checkpoints, migrates or restores.
  public var lockPath: String { path + "/tiffin.lock" }
  /// Held by the one process that writes next.
  var nextPath: String { path + "/tiffin.next" }
  /// Holds the installation's id; written when the database is complete.
  public var markPath: String { path + "/installation" }

  /// What `tiffin init` does: makes what is missing, brings an older database up to date, changes nothing else.
  ///
  /// The folder is readable by its owner only. A database that was there once is never replaced by an empty one.
  public func create() throws(InstallationError) -> Installation {
    try refusing { () throws(FileError) in try FileSystem.makeFolder(path) }
    try checkFolder()
    let mark = FileSystem.firstLine(of: markPath)
    if mark == nil {
      // SQLite alone would let everybody read it; its other files follow this one.
      try refusing { () throws(FileError) in try FileSystem.makePrivateFile(databasePath) }
    } else {
      try checkDatabaseIsThere()
    }
    let database = try database(isNew: mark == nil)
    try migrate(database)
    return Installation(id: try self.mark(database), database: database, folder: self)
  }

  /// What a worker does: takes what is there, and never makes anything.
  public func open() throws(InstallationError) -> Installation {
    guard FileSystem.isFolder(path), let id = FileSystem.firstLine(of: markPath) else {
      throw .notSetUp(folder: path)
    }
    try checkFolder()
    try checkDatabaseIsThere()
    let database = try database(isNew: false)
    let version = try version(of: database)
    guard version > 0 else { throw .databaseLost(path: databasePath) }
    guard version == Migrations.latest else { throw .olderSchema(found: version, known: Migrations.latest) }
    return Installation(id: id, database: database, folder: self)
  }

  /// Bytes that can still be written; nil where that cannot be told.
  var freeBytes: Int? { FileSystem.freeBytes(at: path) }

  /// The installation's id; a new one is marked down when there is none, once the database is complete.
  private func mark(_ database: SQLiteDatabase) throws(InstallationError) -> String {
    do {
      // Two that set up the same folder at once must agree on the id.
      return try database.withTurn {
        if let mark = FileSystem.firstLine(of: markPath) { return mark }
        let id = Installation.newID()
        try FileSystem.write(id + "\n", to: markPath, in: path)
        return id
      }
    } catch let error as FileError {
      throw .refused(error.text)
    } catch {
      throw .store(StoreError(error))
    }
  }

  private func checkDatabaseIsThere() throws(InstallationError) {
    guard FileSystem.size(of: databasePath) ?? 0 > 0 else { throw .databaseLost(path: databasePath) }
  }

  private func checkFolder() throws(InstallationError) {
    if let kind = FileSystem.kind(of: path), Self.networkKinds.contains(kind) {
      throw .networkFileSystem(folder: path, kind: kind)
    }
    guard FileSystem.isWritable(path) else { throw .notWritable(folder: path) }
  }

  /// As the mount table names them.
  static let networkKinds: Set = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "glusterfs", "fuse.glusterfs", "fuse.sshfs",
    "fuse.rclone", "fuse.s3fs", "lustre", "ocfs2", "gfs2",
  ]

  private func refusing<T>(_ body: () throws(FileError) -> T) throws(InstallationError) -> T {
    do { return try body() } catch { throw .refused(error.text) }
  }
}
