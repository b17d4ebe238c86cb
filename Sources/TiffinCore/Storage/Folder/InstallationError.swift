/// An error that prevents the use of a data folder. Its description says what to do.
public enum InstallationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The folder contains no installation.
  case notSetUp(folder: String)
  /// The folder already contains an installation.
  case alreadySetUp(folder: String)
  /// The installation's database is missing or empty.
  case databaseLost(path: String)
  /// The database is another program's, or not a database.
  case foreignDatabase(path: String)
  /// The schema is from a later release.
  case newerSchema(found: Int, known: Int)
  /// The schema is from an earlier release.
  case olderSchema(found: Int, known: Int)
  /// A migration failed; the database is unchanged.
  case migrationFailed(found: Int, wanted: Int, reason: String)
  /// The backup before a migration failed; the database is unchanged.
  case notBackedUp(reason: String)
  /// This account may not read the folder.
  case unreadable(folder: String, reason: String)
  /// This account may not open a file of the database, which belongs to another account.
  case inaccessible(file: String, owner: String, account: String, folderOwner: String)
  /// The folder is on a network, where SQLite's locks do not work.
  case networkFileSystem(folder: String, kind: String)
  /// The folder's disk is mounted read-only.
  case readOnlyDisk(folder: String)
  /// This account cannot create files in the folder.
  case notWritable(folder: String)
  /// The database on the PostgreSQL server is empty.
  case serverEmpty
  /// The database on the PostgreSQL server has another program's tables.
  case serverForeign
  /// The database on the PostgreSQL server has another encoding than UTF-8, which is the value.
  case serverEncoding(String)
  /// The PostgreSQL server's disk is full.
  case serverFull
  /// The PostgreSQL server is read-only, or its role for Tiffin may not write.
  case serverReadOnly
  /// The command needs a SQLite file, but the database is on a PostgreSQL server.
  case onServer
  /// A file operation failed; with the system's reason.
  case refused(String)
  /// The database failed.
  case store(StoreError)

  /// One or two sentences for the server's administrator.
  public var description: String {
    switch self {
    case .notSetUp(let folder):
      "\(folder) holds no Tiffin data. Is its disk mounted? To start with an empty installation, run `tiffin init` once"
        + " with this folder."
    case .alreadySetUp(let folder):
      "\(folder) already holds Tiffin data; nothing was changed. To bring it up to date, run `tiffin migrate`."
    case .databaseLost(let path):
      "The database \(path) is gone or empty, although this folder was set up once. Restore a backup as"
        + " docs/backing-up.md says. To start with an empty installation, move the folder away and run `tiffin init`."
    case .foreignDatabase(let path):
      "\(path) is not a Tiffin database. It was not changed; choose another data folder."
    case .newerSchema(let found, let known):
      "The database was written by a later release (schema \(found), this program knows \(known)). Update Tiffin."
    case .olderSchema(let found, let known):
      "The database is from an earlier release (schema \(found), this program needs \(known)). Run `tiffin"
        + " migrate`, which brings it up to date, and start again."
    case .migrationFailed(let found, let wanted, let reason):
      "The database could not be brought from schema \(found) to \(wanted): \(reason). Nothing was changed: the previous"
        + " release still works with it. `tiffin check` says whether the database is sound."
    case .notBackedUp(let reason):
      "The backup before the migration failed, so nothing was changed. \(reason)"
    case .unreadable(let folder, let reason):
      "This account may not read \(folder) (\(reason)). Start Tiffin as the folder's owner, or give it the folder."
    case .inaccessible(let file, let owner, let account, let folderOwner):
      "\(file) belongs to \(owner), so \(account) may not read and write it. Give it to the owner of the data folder:"
        + " `chown \(folderOwner): \(file)`, as root."
    case .networkFileSystem(let folder, let kind):
      "\(folder) is on a network file system (\(kind)), where several processes cannot share a database safely. Choose"
        + " a folder on a local disk."
    case .readOnlyDisk(let folder):
      "The disk of \(folder) is mounted read-only, as Linux does after an error. Look at `dmesg`; Tiffin needs to write,"
        + " even to read."
    case .notWritable(let folder):
      "This account may not write in \(folder). Tiffin needs to, even to read."
    case .serverEmpty:
      "The PostgreSQL database holds no Tiffin data. To start with an empty installation, run `tiffin init` once with"
        + " this address."
    case .serverForeign:
      "The PostgreSQL database holds another program’s tables. They were not changed; create a database for Tiffin"
        + " alone."
    case .serverEncoding(let encoding):
      "The PostgreSQL database keeps text as \(encoding), which lacks most letters. Create one with ENCODING 'UTF8'."
    case .serverReadOnly:
      "Tiffin cannot write to the PostgreSQL server: it is read-only, or the role lacks permission. Make the role of the"
        + " address the database’s owner."
    case .onServer:
      "The data is on a PostgreSQL server: `pg_dump` backs it up, and `pg_restore` brings it back."
    case .refused(let reason):
      "The data folder cannot be used: \(reason)."
    case .store(.busy):
      "The database was locked for \(StoreLimits.timeout) seconds: another program is restoring, migrating or"
        + " hanging. Try again."
    case .store(.tooSlow(let reason)):
      "The PostgreSQL server stopped a slow query (\(reason)). Nothing was changed; check its `statement_timeout`."
    case .store(.full):
      "The disk of the data folder is full."
    case .serverFull:
      "The PostgreSQL server’s disk is full."
    case .store(.readOnly):
      "The database cannot be written to. Check the permissions of the data folder and its files."
    case .store(.damaged(let reason)):
      "The database is damaged (\(reason)). Restore a backup."
    case .store(.failed(let reason)), .store(.unreachable(let reason)):
      "The database cannot be opened: \(reason)."
    case .store(let error):
      "The database cannot be opened: \(error)."
    }
  }
}
