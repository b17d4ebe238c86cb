extension DiaryTables {
  /// The maximum number of columns that a person is asked to assign.
  private static let mostColumns = 60

  /// Returns the columns with the meanings suggested by their names, for a person to correct; nil if there is no table
  /// with dates and at most 60 columns, or if the app is known.
  static func columns(in files: ImportedFiles) throws(ImportError) -> ImportedColumns? {
    guard let table = try table(in: files), table.header.count <= mostColumns, app(of: table) == app else { return nil }
    guard let example = table.first else { return nil }
    var columns = table.header.enumerated().map { place, name in
      let text = example.indices.contains(place) ? example[place] : ""
      return ImportedColumns.Column(
        name: TextCleanup.line(name, limit: 100), example: TextCleanup.line(text, limit: 60),
        meaning: table.columns.role(at: place))
    }
    if !table.columns.has(.date) {
      guard let place = columns.firstIndex(where: { ImportedDateFormat.isDate($0.example) }) else { return nil }
      columns[place].meaning = .date
    }
    return asked(ImportedColumns(columns: columns), of: table)
  }

  /// Returns the columns with ``ImportedColumns/doubtful`` updated, after the date column was chosen.
  ///
  /// - Throws: ``ImportError/unknown`` if the files contain no table.
  static func asked(_ columns: ImportedColumns, in files: ImportedFiles) throws(ImportError) -> ImportedColumns {
    guard let table = try table(in: files) else { throw .unknown }
    return asked(columns, of: table)
  }

  private static func asked(_ columns: ImportedColumns, of table: DiaryTable) -> ImportedColumns {
    var (columns, table) = (columns, table)
    table.columns = DiaryColumns(columns.columns)
    let dates = table.dates
    columns.doubtful =
      (try? ImportedDateFormat(dates, monthFirst: false)) == nil
      ? dates.filter { ImportedDateFormat.both($0) != nil }.min() : nil
    return columns
  }

  /// Returns the number of rows in the table.
  static func count(in files: ImportedFiles) throws -> Int {
    var count = 0
    try table(in: files)?.forEach { _, _ in count += 1 }
    return count
  }
}
