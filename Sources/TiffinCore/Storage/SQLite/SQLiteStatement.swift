import CSQLite

/// A prepared statement, whose rows are read in place: no row becomes a dictionary. No other file reads values in
/// SQLite's memory.
///
/// Safe because the connection keeps the statement until it is closed, because one thread at a time uses the
/// connection, and because data behind a pointer from SQLite are read before the next call of SQLite.
@safe struct SQLiteStatement {
  private let handle: OpaquePointer

  /// Compiles a statement.
  init(_ sql: String, on connection: OpaquePointer) throws(StoreError) {
    var handle: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle = unsafe handle else { throw unsafe StoreError(lastOf: connection) }
    unsafe self.handle = handle
  }

  /// Frees the statement. It must not be used afterwards.
  func finalize() {
    unsafe sqlite3_finalize(handle)
  }

  /// True if the statement's rows are being read.
  var isRunning: Bool { unsafe sqlite3_stmt_busy(handle) != 0 }

  /// Runs the statement to its end and resets it, even after an error.
  func run(_ values: [SQLValue], row: (borrowing Row) throws(StoreError) -> Void) throws(StoreError) {
    guard !isRunning else { throw .failed("runs inside itself: \(sql)") }
    defer {
      unsafe sqlite3_reset(handle)
      unsafe sqlite3_clear_bindings(handle)
    }
    try bind(values)
    let current = Row(.sqlite(self))
    while try step() { try row(current) }
  }

  func isNull(_ column: Int) -> Bool {
    unsafe sqlite3_column_type(handle, Int32(truncatingIfNeeded: column)) == SQLITE_NULL
  }

  func int(_ column: Int) -> Int {
    unsafe Int(sqlite3_column_int64(handle, Int32(truncatingIfNeeded: column)))
  }

  func optionalInt(_ column: Int) -> Int? {
    let value = unsafe value(column)
    // NULL reads as 0, so most columns need no second call.
    let number = unsafe Int(sqlite3_value_int64(value))
    return unsafe number == 0 && sqlite3_value_type(value) == SQLITE_NULL ? nil : number
  }

  func text(_ column: Int) -> String {
    unsafe String(decoding: textInPlace(column), as: UTF8.self)
  }

  func text<T>(_ column: Int, _ read: (Span<UInt8>) -> T) -> T {
    read(unsafe textInPlace(column).span)
  }

  private func textInPlace(_ column: Int) -> UnsafeBufferPointer<UInt8> {
    let value = unsafe value(column)
    let start = unsafe sqlite3_value_text(value)
    let count = unsafe Int(sqlite3_value_bytes(value))
    return unsafe UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  }

  /// Returns a column's value object, which saves looking the column up for each call. Safe because no other thread
  /// uses the connection meanwhile.
  private func value(_ column: Int) -> OpaquePointer? {
    unsafe sqlite3_column_value(handle, Int32(truncatingIfNeeded: column))
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
      throw .failed("\(values.count) values for: \(sql)")
    }
    assert(hasPortableParameters, "parameters are not $1, $2, … in the order of appearance: \(sql)")
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
      // The length is passed because SQLite would otherwise stop at a zero byte.
      return unsafe csqlite_bind_text(handle, index, text, Int32(text.utf8.count))
    case .blob(let bytes):
      guard !bytes.isEmpty else { return unsafe sqlite3_bind_zeroblob(handle, index, 0) }
      return unsafe bytes.withUnsafeBytes { buffer in
        unsafe csqlite_bind_blob(handle, index, buffer.baseAddress, Int32(buffer.count))
      }
    }
  }

  /// True if the parameters are $1, $2, … in order of appearance: SQLite numbers them by appearance, PostgreSQL by
  /// name.
  private var hasPortableParameters: Bool {
    let count = unsafe sqlite3_bind_parameter_count(handle)
    return count == 0
      || (1...count).allSatisfy { index in
        guard let name = unsafe sqlite3_bind_parameter_name(handle, index) else { return false }
        return unsafe String(cString: name) == "$\(index)"
      }
  }

  /// The text of the statement, for messages.
  private var sql: String { unsafe sqlite3_sql(handle).map { unsafe String(cString: $0) } ?? "" }
}
