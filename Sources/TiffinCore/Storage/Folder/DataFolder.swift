/// Where everything that Tiffin keeps is kept: the database, the lock file beside it, and the mark that says so.
public struct DataFolder: Sendable {
  /// As configured.
  public let path: String

  /// Nothing is looked at yet.
  public init(_ path: String) {
    self.path = path
  }

  /// The SQLite file. No process may open it but through SQLite.
  public var databasePath: String { path + "/tiffin.db" }
  /// Held by whoever writes, checkpoints, migrates or restores.
  public var lockPath: String { path + "/tiffin.lock" }
  /// Holds the installation's id; written when the database is complete.
  public var markPath: String { path + "/installation" }

  /// What `tiffin init` does: makes what is missing, brings an older database up to date, changes nothing else.
  ///
  /// The folder is readable by its owner only. A database that was there once is never replaced by an empty one.
  public func create() throws(InstallationError) -> Installation {
    try refusing { () throws(FileError) in try FileSystem.makeFolder(path) }
    try checkFolder()
    let mark = FileSystem.firstLine(of: markPath)
    if mark != nil { try checkDatabaseIsThere() }
    let database = try database(readers: 1, isNew: mark == nil)
    try migrate(database)
    let id = mark ?? Installation.newID()
    if mark == nil {
      try refusing { () throws(FileError) in try FileSystem.write(id + "\n", to: markPath, in: path) }
    }
    return Installation(id: id, database: database)
  }

  /// What a worker does: takes what is there, and never makes anything.
  ///
  /// - Parameter readers: how many threads read at once.
  public func open(readers: Int) throws(InstallationError) -> Installation {
    guard FileSystem.isFolder(path), let id = FileSystem.firstLine(of: markPath) else {
      throw .notSetUp(folder: path)
    }
    try checkFolder()
    try checkDatabaseIsThere()
    let database = try database(readers: readers, isNew: false)
    let version = try version(of: database)
    guard version >= Migrations.latest else { throw .olderSchema(found: version, known: Migrations.latest) }
    return Installation(id: id, database: database)
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
