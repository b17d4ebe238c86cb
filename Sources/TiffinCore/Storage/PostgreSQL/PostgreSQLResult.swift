import CPostgreSQL

/// The rows of an answer, read in place. The only file that reads libpq's memory of one.
///
/// Sound because it owns the answer until it goes, and because a `Row` is valid only inside the closure that gets it.
@safe final class PostgreSQLResult: Columns {
  private let handle: OpaquePointer
  private var row: Int32 = 0

  init(_ handle: OpaquePointer) {
    unsafe self.handle = handle
  }

  deinit { unsafe cpostgresql_clear(handle) }

  var hasSucceeded: Bool { unsafe cpostgresql_succeeded(handle) }
  /// SQLSTATE; empty where there is none.
  var state: String { unsafe String(cString: cpostgresql_state(handle)) }

  var error: StoreError {
    let message = unsafe String(cString: cpostgresql_message(handle))
    return StoreError(state: state, message: message.split(whereSeparator: \.isNewline).joined(separator: "; "))
  }

  /// The number of inserted, changed or removed rows.
  var changes: Int { unsafe Int(String(cString: cpostgresql_changed(handle))) ?? 0 }

  func forEach(_ body: (borrowing Row) throws(StoreError) -> Void) throws(StoreError) {
    let current = Row(self)
    for index in 0..<(unsafe cpostgresql_rows(handle)) {
      row = index
      try body(current)
    }
  }

  func isNull(_ column: Int) -> Bool {
    unsafe cpostgresql_is_null(handle, row, Int32(truncatingIfNeeded: column))
  }

  func int(_ column: Int) -> Int {
    unsafe Int(cpostgresql_number(handle, row, Int32(truncatingIfNeeded: column)))
  }

  func text(_ column: Int) -> String {
    unsafe String(decoding: inPlace(column), as: UTF8.self)
  }

  func text<T>(_ column: Int, _ read: (Span<UInt8>) -> T) -> T {
    read(unsafe inPlace(column).span)
  }

  func bytes(_ column: Int) -> [UInt8] {
    unsafe Array(inPlace(column))
  }

  private func inPlace(_ column: Int) -> UnsafeBufferPointer<UInt8> {
    let column = Int32(truncatingIfNeeded: column)
    let start = unsafe cpostgresql_bytes(handle, row, column)
    let count = unsafe Int(cpostgresql_length(handle, row, column))
    return unsafe UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: count)
  }
}
