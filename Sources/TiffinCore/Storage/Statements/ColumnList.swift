/// The columns of a query's rows, each declared once: the raw value of a case is its position in the row.
///
/// Statements select ``selection``, and rows are read by the cases, so that no position is written twice.
protocol ColumnList: CaseIterable, Equatable, RawRepresentable, Sendable where RawValue == Int {
  /// The column's name in statements.
  var name: String { get }
}

extension ColumnList {
  /// The column list for SELECT.
  static var selection: String { selection(of: allCases) }

  /// Returns the column list for SELECT of some columns, which must be the first ones.
  static func selection(of columns: some Sequence<Self>) -> String {
    columns.map(\.name).joined(separator: ", ")
  }

  /// The number of columns, which is the position of the first column after them.
  static var width: Int { allCases.count }
}

/// The type of a column's values in an export.
enum ColumnKind: Sendable {
  case text, number, flag
}

/// Functions that read a column by its case. `first` is the position of the list's first column in the row.
extension Row {
  func int(_ column: some ColumnList, from first: Int = 0) -> Int { int(first + column.rawValue) }
  func optionalInt(_ column: some ColumnList, from first: Int = 0) -> Int? { optionalInt(first + column.rawValue) }
  func text(_ column: some ColumnList, from first: Int = 0) -> String { text(first + column.rawValue) }
  func optionalText(_ column: some ColumnList, from first: Int = 0) -> String? { optionalText(first + column.rawValue) }
  func flag(_ column: some ColumnList, from first: Int = 0) -> Bool { flag(first + column.rawValue) }
  func id<Of>(_ column: some ColumnList, from first: Int = 0) -> Identifier<Of> { id(first + column.rawValue) }

  func optionalID<Of>(_ column: some ColumnList, from first: Int = 0) -> Identifier<Of>? {
    optionalID(first + column.rawValue)
  }

  func text<T>(_ column: some ColumnList, from first: Int = 0, _ read: (Span<UInt8>) -> T) -> T {
    text(first + column.rawValue, read)
  }
}
