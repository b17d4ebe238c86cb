import CSQLite

extension StoreError {
  /// Creates the error for the last failure on a connection.
  init(lastOf connection: OpaquePointer?) {
    let code = unsafe sqlite3_extended_errcode(connection)
    let message = unsafe String(cString: sqlite3_errmsg(connection))
    self = StoreError(code: code, message: message)
  }

  /// Creates the error for an extended result code of SQLite.
  init(code: Int32, message: String) {
    let described = "SQLite \(code): \(message)"
    switch code {
    // SQLite returns one of these codes for a full disk if it was extending the log or the log's index, not the
    // database.
    case csqlite_ioerr_write, csqlite_ioerr_shmsize, csqlite_ioerr_truncate: self = .full
    case csqlite_constraint_foreign_key: self = .orphan(described)
    default:
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
      case SQLITE_FULL: self = .full
      case SQLITE_READONLY: self = .readOnly
      case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged(described)
      case SQLITE_CONSTRAINT: self = .refused(described)
      default: self = .failed(described)
      }
    }
  }
}
