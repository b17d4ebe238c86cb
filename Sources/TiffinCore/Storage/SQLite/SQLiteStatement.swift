import GRDB
import GRDBSQLite

/// A statement that GRDB keeps prepared, run and read in place: rows become neither dictionaries nor `DatabaseValue`s,
/// which are most of a list's cost. The only file that reads SQLite's memory.
///
/// Sound because it lives inside GRDB's access to the connection: the connection is this thread's, the statement stays
/// in GRDB's cache (`statement` keeps it), and every pointer from SQLite is copied from before its next call.
@safe struct SQLiteStatement: Columns {
  private let statement: Statement
  private let handle: OpaquePointer

  init(_ sql: String, in connection: GRDB.Database) throws(StoreError) {
    do {
      self.statement = try connection.cachedStatement(sql: sql)
      unsafe self.handle = self.statement.sqliteStatement
    } catch {
      throw StoreError(error)
    }
    guard unsafe sqlite3_stmt_busy(handle) == 0 else { throw .failed("runs inside itself: \(sql)") }
  }

  /// Runs the statement to its end and resets it, even after an error.
  func run(_ values: [SQLValue], row: (borrowing Row) throws(StoreError) -> Void) throws(StoreError) {
    defer {
      unsafe sqlite3_reset(handle)
      unsafe sqlite3_clear_bindings(handle)
    }
    try bind(values)
    let current = Row(self)
    while try step() { try row(current) }
  }

  func isNull(_ column: Int) -> Bool {
    unsafe sqlite3_column_type(handle, Int32(truncatingIfNeeded: column)) == SQLITE_NULL
  }

  func int(_ column: Int) -> Int {
    unsafe Int(sqlite3_column_int64(handle, Int32(truncatingIfNeeded: column)))
  }

  func text(_ column: Int) -> String {
    unsafe String(decoding: textInPlace(column), as: UTF8.self)
  }

  func text<T>(_ column: Int, _ read: (Span<UInt8>) -> T) -> T {
    read(unsafe textInPlace(column).span)
  }

  private func textInPlace(_ column: Int) -> UnsafeBufferPointer<UInt8> {
    let column = Int32(truncatingIfNeeded: column)
    let start = unsafe sqlite3_column_text(handle, column)
    let count = unsafe Int(sqlite3_column_bytes(handle, column))
    return unsafe UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  }

  func bytes(_ column: Int) -> [UInt8] {
    let column = Int32(truncatingIfNeeded: column)
    guard let start = unsafe sqlite3_column_blob(handle, column) else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  private func step() throws(StoreError) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw unsafe StoreError(lastOf: sqlite3_db_handle(handle))
    }
  }

  private func bind(_ values: [SQLValue]) throws(StoreError) {
    guard unsafe Int(sqlite3_bind_parameter_count(handle)) == values.count else {
      throw .failed("\(values.count) values for: \(statement.sql)")
    }
    assert(hasPortableParameters, "parameters are not $1, $2, … in the order of appearance: \(statement.sql)")
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(truncatingIfNeeded: index + 1))
      guard code == SQLITE_OK else { throw unsafe StoreError(lastOf: sqlite3_db_handle(handle)) }
    }
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null:
      return unsafe sqlite3_bind_null(handle, index)
    case .integer(let number):
      return unsafe sqlite3_bind_int64(handle, index, Int64(number))
    case .string(let text):
      // With a length: SQLite would stop at a zero byte.
      return unsafe sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), Self.copied)
    case .blob(let bytes):
      guard !bytes.isEmpty else { return unsafe sqlite3_bind_zeroblob(handle, index, 0) }
      return unsafe bytes.withUnsafeBytes { buffer in
        unsafe sqlite3_bind_blob(handle, index, buffer.baseAddress, Int32(buffer.count), Self.copied)
      }
    }
  }

  /// True if the parameters are $1, $2, … in order: SQLite numbers them as they come, PostgreSQL by the name.
  private var hasPortableParameters: Bool {
    let count = unsafe sqlite3_bind_parameter_count(handle)
    return count == 0
      || (1...count).allSatisfy { index in
        guard let name = unsafe sqlite3_bind_parameter_name(handle, index) else { return false }
        return unsafe String(cString: name) == "$\(index)"
      }
  }

  /// SQLITE_TRANSIENT, a cast that Swift cannot import: SQLite copies the bytes before the call returns.
  private static var copied: sqlite3_destructor_type {
    unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
  }
}
