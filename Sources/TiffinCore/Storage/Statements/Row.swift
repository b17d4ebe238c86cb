/// One row of a result, with columns by position from 0. Valid only inside the closure that gets it.
public struct Row: ~Copyable {
  private let columns: Columns

  /// Wraps a driver's columns.
  init(_ columns: Columns) {
    self.columns = columns
  }

  /// Returns true if the column is NULL.
  func isNull(_ column: Int) -> Bool { columns.isNull(column) }
  /// Returns a number in a NOT NULL column.
  public func int(_ column: Int) -> Int { columns.int(column) }
  /// Returns a number; nil for NULL.
  public func optionalInt(_ column: Int) -> Int? { columns.optionalInt(column) }
  /// Returns a text in a NOT NULL column.
  public func text(_ column: Int) -> String { columns.text(column) }
  /// Returns a text; nil for NULL.
  public func optionalText(_ column: Int) -> String? { columns.isNull(column) ? nil : columns.text(column) }
  /// Returns the result of `read`, which gets a text's bytes in place, without making a `String`.
  func text<T>(_ column: Int, _ read: (Span<UInt8>) -> T) -> T { columns.text(column, read) }
  /// Returns bytes in a NOT NULL column.
  public func bytes(_ column: Int) -> [UInt8] { columns.bytes(column) }
  /// Returns true if the number in the column is not 0.
  public func flag(_ column: Int) -> Bool { columns.int(column) != 0 }
  /// Returns an identifier in a NOT NULL column.
  public func id<Of>(_ column: Int) -> Identifier<Of> { Identifier(Int64(columns.int(column))) }

  /// Returns an identifier; nil for NULL.
  public func optionalID<Of>(_ column: Int) -> Identifier<Of>? {
    optionalInt(column).map { Identifier(Int64($0)) }
  }
}

/// The columns of the current row, in the memory of the library that read it. An enum rather than a protocol, so that
/// calls can be inlined: a page reads thousands of columns.
enum Columns {
  case sqlite(SQLiteStatement)
  case postgreSQL(PostgreSQLColumns)

  @inline(__always)
  func isNull(_ column: Int) -> Bool {
    switch self {
    case .sqlite(let statement): statement.isNull(column)
    case .postgreSQL(let columns): columns.isNull(column)
    }
  }

  @inline(__always)
  func int(_ column: Int) -> Int {
    switch self {
    case .sqlite(let statement): statement.int(column)
    case .postgreSQL(let columns): columns.int(column)
    }
  }

  @inline(__always)
  func optionalInt(_ column: Int) -> Int? {
    switch self {
    case .sqlite(let statement): statement.optionalInt(column)
    case .postgreSQL(let columns): columns.isNull(column) ? nil : columns.int(column)
    }
  }

  @inline(__always)
  func text(_ column: Int) -> String {
    switch self {
    case .sqlite(let statement): statement.text(column)
    case .postgreSQL(let columns): columns.text(column)
    }
  }

  @inline(__always)
  func text<T>(_ column: Int, _ read: (Span<UInt8>) -> T) -> T {
    switch self {
    case .sqlite(let statement): statement.text(column, read)
    case .postgreSQL(let columns): columns.text(column, read)
    }
  }

  @inline(__always)
  func bytes(_ column: Int) -> [UInt8] {
    switch self {
    case .sqlite(let statement): statement.bytes(column)
    case .postgreSQL(let columns): columns.bytes(column)
    }
  }
}
