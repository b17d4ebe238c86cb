extension DiaryTables {
  /// The maximum number of columns that a person is asked to assign.
  private static let mostColumns = 60

  /// Returns the columns with the meanings suggested by their names, for a person to correct; nil if there is no table
  /// with dates, or if the app is known.
  static func columns(in files: BroughtFiles) throws(BringingError) -> BroughtColumns? {
    guard let table = try table(in: files), table.header.count <= mostColumns, app(of: table) == app else { return nil }
    guard let example = table.first else { return nil }
    var columns = table.header.enumerated().map { place, name in
      let text = example.indices.contains(place) ? example[place] : ""
      return BroughtColumns.Column(
        name: PlainText.line(name, limit: 100), example: PlainText.line(text, limit: 60),
        meaning: table.columns.role(at: place))
    }
    if !table.columns.has(.date) {
      guard let place = columns.firstIndex(where: { DiaryDates.isDate($0.example) }) else { return nil }
      columns[place].meaning = .date
    }
    return asked(BroughtColumns(columns: columns), of: table)
  }

  /// Returns the columns with the ambiguous date updated, after the date column was chosen.
  static func asked(_ columns: BroughtColumns, in files: BroughtFiles) throws(BringingError) -> BroughtColumns {
    guard let table = try table(in: files) else { throw .unknown }
    return asked(columns, of: table)
  }

  private static func asked(_ columns: BroughtColumns, of table: DiaryTable) -> BroughtColumns {
    var (columns, table) = (columns, table)
    table.columns = DiaryColumns(columns.columns)
    let dates = table.dates
    columns.doubtful =
      (try? DiaryDates(dates, monthFirst: false)) == nil ? dates.filter { DiaryDates.both($0) != nil }.min() : nil
    return columns
  }

  /// Returns the number of rows in the table.
  static func count(in files: BroughtFiles) throws -> Int {
    var count = 0
    try table(in: files)?.forEach { _, _ in count += 1 }
    return count
  }
}
