/// A table of meals, read row by row.
struct DiaryTable {
  /// The most rows.
  private static let mostRows = 500_000
  let header: [String]
  var columns: DiaryColumns
  private let reader: CSVReader

  /// Nil for what is no table.
  init?(_ bytes: [UInt8]) {
    let separator = CSVReader.separator(of: bytes)
    var reader = CSVReader(bytes: bytes, separator: separator)
    guard let header = reader.row(), header.count > 1 else { return nil }
    (self.header, columns, self.reader) = (header, DiaryColumns(header), reader)
  }

  /// The sign between its fields.
  var separator: UInt8 { reader.separator }

  /// What the column of dates says, row by row.
  var dates: [String] {
    var dates: Set<String> = []
    try? forEach { _, fields in dates.insert(columns.text(.date, fields)) }
    return Array(dates)
  }

  /// The fields of the first row; nil without rows.
  var first: [String]? {
    var reader = reader
    return reader.row()
  }

  /// Passes each row but empty lines, with its line.
  ///
  /// - Throws: ``BringingError/tooLarge``.
  func forEach(_ visit: (_ line: Int, _ fields: [String]) throws -> Void) throws {
    var reader = reader
    var rows = 0
    while true {
      let line = reader.line
      guard let fields = reader.row() else { return }
      if fields.count == 1, Blank.isBlank(fields[0]) { continue }
      rows += 1
      guard rows <= Self.mostRows else { throw BringingError.tooLarge }
      try visit(line, fields)
    }
  }
}
