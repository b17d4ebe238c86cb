/// An error of making or restoring a backup. Its description says what to do. The database is unchanged, unless
/// renaming files during a restore failed with ``refused(_:)``.
public enum BackupError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Another backup of the same data is being made.
  case anotherRuns
  /// A file with that name exists already.
  case exists(path: String)
  /// There is no file with that name, or it is a folder.
  case missing(path: String)
  /// The user that runs this command may not read the file.
  case unreadable(path: String, reason: String)
  /// The file is the database in use rather than a backup.
  case itself(path: String)
  /// The file is another program's, or not a database.
  case foreign(path: String)
  /// The file's schema is from a later release.
  case newerSchema(path: String, found: Int, known: Int)
  /// The file is damaged; with the first fault that was found.
  case broken(path: String, fault: String)
  /// Other processes have the database open.
  case inUse(folder: String)
  /// The data folder cannot be used.
  case installation(InstallationError)
  /// The disk has too little room for the backup; with bytes.
  case noRoom(folder: String, needed: Int, free: Int)
  /// A file operation failed; with the system's reason.
  case refused(String)
  /// The database failed.
  case store(StoreError)

  init(_ error: StoreError) {
    self = .store(error)
  }

  /// One or two sentences for the server's administrator.
  public var description: String {
    switch self {
    case .anotherRuns: "Another backup of this data is running. Wait until it is done."
    case .exists(let path): "\(path) already exists. Choose another name, or a folder: the name is then the time."
    case .missing(let path): "There is no file \(path)."
    case .noRoom(let folder, let needed, let free):
      "The next backup needs \((needed + 999_999) / 1_000_000) MB, and \(free / 1_000_000) MB are free in \(folder). Make"
        + " room there, or name a folder on another disk."
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
    case .itself(let path): "\(path) is the database in use, not a backup of it."
    case .foreign(let path): "\(path) is not a backup of Tiffin’s. Nothing was changed."
    case .newerSchema(let path, let found, let known):
      "\(path) was written by a later release (schema \(found), this program knows \(known)). Update Tiffin first."
        + " Nothing was changed."
    case .broken(let path, let fault): "\(path) is damaged (\(fault)). Nothing was changed; try another backup."
    case .inUse(let folder):
      "\(folder) is in use. Stop Tiffin first (`systemctl stop tiffin.socket tiffin.service`, or the web server where it"
        + " starts Tiffin), and close other programs that have the database open. Nothing was changed."
    case .installation(let error): "\(error)"
    case .refused(let reason): "The system refused it: \(reason)."
    case .store(.damaged(let reason)): "The database is damaged (\(reason)). Restore a backup."
    case .store(.full): "The disk is full."
    case .store(let error): "\(InstallationError.store(error))"
    }
  }
}
