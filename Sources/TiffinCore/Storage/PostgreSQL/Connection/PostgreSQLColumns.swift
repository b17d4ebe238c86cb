import CPostgreSQL

/// The columns of one row of a ``PostgreSQLResult``. No other file reads values in libpq's result memory.
///
/// Safe because a `Row` is valid only inside the closure that gets it, and the result is kept until then.
@safe struct PostgreSQLColumns {
  private let handle: OpaquePointer
  private let row: Int32
  private let isOther: UnsafeMutablePointer<Bool>

  /// Wraps a row of a result.
  ///
  /// - Parameter isOther: Set to true if a column that is read as a number is not one.
  init(_ handle: OpaquePointer, row: Int32, isOther: UnsafeMutablePointer<Bool>) {
    unsafe self.handle = handle
    self.row = row
    unsafe self.isOther = isOther
  }

  func isNull(_ column: Int) -> Bool {
    unsafe cpostgresql_is_null(handle, row, Int32(truncatingIfNeeded: column))
  }

  func int(_ column: Int) -> Int {
    unsafe Int(cpostgresql_number(handle, row, Int32(truncatingIfNeeded: column), isOther))
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
