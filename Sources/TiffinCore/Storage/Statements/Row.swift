/// One row of an answer, its columns by position, the first one 0. Gone when the closure that got it returns.
public struct Row: ~Copyable {
  private let columns: any Columns

  /// For drivers.
  init(_ columns: any Columns) {
    self.columns = columns
  }

  /// A number that the schema promises.
  public func int(_ column: Int) -> Int { columns.int(column) }
  /// A number, or nil where the column is NULL.
  public func optionalInt(_ column: Int) -> Int? { columns.isNull(column) ? nil : columns.int(column) }
  /// A text that the schema promises.
  public func text(_ column: Int) -> String { columns.text(column) }
  /// A text, or nil where the column is NULL.
  public func optionalText(_ column: Int) -> String? { columns.isNull(column) ? nil : columns.text(column) }
  /// What is read of a text's bytes where they lie, without making a `String` of them.
  func text<T>(_ column: Int, _ read: (Span<UInt8>) -> T) -> T { columns.text(column, read) }
  /// Bytes that the schema promises.
  public func bytes(_ column: Int) -> [UInt8] { columns.bytes(column) }
  /// What 0 and 1 stand for.
  public func flag(_ column: Int) -> Bool { columns.int(column) != 0 }
  /// The number of a stored thing.
  public func id<Of>(_ column: Int) -> Identifier<Of> { Identifier(Int64(columns.int(column))) }

  /// The number of a stored thing, or nil where the column is NULL.
  public func optionalID<Of>(_ column: Int) -> Identifier<Of>? {
    columns.isNull(column) ? nil : Identifier(Int64(columns.int(column)))
  }
}

/// One kind of database's way of handing out columns.
protocol Columns {
  func isNull(_ column: Int) -> Bool
  func int(_ column: Int) -> Int
  func text(_ column: Int) -> String
  func text<T>(_ column: Int, _ read: (Span<UInt8>) -> T) -> T
  func bytes(_ column: Int) -> [UInt8]
}
