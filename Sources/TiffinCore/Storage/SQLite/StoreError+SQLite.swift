import GRDB
import GRDBSQLite

extension StoreError {
  /// Converts any error that GRDB throws.
  init(_ error: any Error) {
    switch error {
    case let error as StoreError: self = error
    case let error as DatabaseError:
      self = StoreError(code: error.extendedResultCode.rawValue, message: error.message ?? "\(error)")
    default: self = .failed("\(error)")
    }
  }

  /// Describes the last failure on a connection.
  init(lastOf connection: OpaquePointer?) {
    let code = unsafe sqlite3_extended_errcode(connection)
    let message = unsafe String(cString: sqlite3_errmsg(connection))
    self = StoreError(code: code, message: message)
  }

  /// Converts SQLite's extended result code.
  init(code: Int32, message: String) {
    let described = "SQLite \(code): \(message)"
    switch code {
    // A full disk shows as one of these if SQLite grows the log or its index instead of the database.
    case SQLITE_IOERR_WRITE, SQLITE_IOERR_SHMSIZE, SQLITE_IOERR_TRUNCATE: self = .full
    case SQLITE_CONSTRAINT_FOREIGNKEY: self = .orphan(described)
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

// Macros of sqlite3.h that Swift does not import.
private let SQLITE_CONSTRAINT_FOREIGNKEY = SQLITE_CONSTRAINT | 3 << 8
private let SQLITE_IOERR_WRITE = SQLITE_IOERR | 3 << 8
private let SQLITE_IOERR_TRUNCATE = SQLITE_IOERR | 6 << 8
private let SQLITE_IOERR_SHMSIZE = SQLITE_IOERR | 19 << 8
