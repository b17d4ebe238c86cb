import CPostgreSQL

/// The result of a statement, which is freed with this object. Its rows are read in place.
@safe final class PostgreSQLResult {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) {
    unsafe self.handle = handle
  }

  deinit { unsafe cpostgresql_clear(handle) }

  var hasSucceeded: Bool { unsafe cpostgresql_succeeded(handle) }
  /// The SQLSTATE; empty if there is none.
  var state: String { unsafe String(cString: cpostgresql_state(handle)) }

  var error: StoreError {
    let message = unsafe String(cString: cpostgresql_message(handle))
    return StoreError(state: state, message: message.split(whereSeparator: \.isNewline).joined(separator: "; "))
  }

  /// The number of inserted, changed or removed rows.
  var changes: Int { unsafe Int(String(cString: cpostgresql_changed(handle))) ?? 0 }

  /// Passes each row to `body`.
  ///
  /// - Throws: ``StoreError/failed(_:)`` if a column was read as a whole number but is not one, such as PostgreSQL's
  ///   SUM.
  func forEach(_ body: (borrowing Row) throws(StoreError) -> Void) throws(StoreError) {
    var isOther = false
    try unsafe withUnsafeMutablePointer(to: &isOther) { isOther throws(StoreError) in
      for row in 0..<(unsafe cpostgresql_rows(handle)) {
        try body(Row(.postgreSQL(unsafe PostgreSQLColumns(handle, row: row, isOther: isOther))))
      }
    }
    if isOther { throw .failed("a column that was read as a whole number is none") }
  }
}
