/// A table of meals, which is read row by row.
struct DiaryTable {
  /// The maximum number of rows.
  private static let mostRows = 500_000
  let header: [String]
  var columns: DiaryColumns
  private let reader: CSVReader

  /// The number of lines that are searched for the header, which titles can precede.
  private static let headerSearchLines = 10

  /// Finds the header and opens the table; nil if there is no header. It is the first line with all required columns,
  /// otherwise the first line with several columns.
  init?(_ bytes: [UInt8]) {
    var candidates: [DiaryTable] = []
    var (start, line) = (0, 1)
    while start < bytes.count, line <= Self.headerSearchLines {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      if let table = DiaryTable(bytes, from: start, line: line) {
        if table.columns.areComplete { candidates.insert(table, at: 0) } else { candidates.append(table) }
        if candidates[0].columns.areComplete { break }
      }
      (start, line) = (end, line + 1)
    }
    guard let table = candidates.first else { return nil }
    self = table
  }

  /// Opens the table whose header is on this line; nil if the line is not a header.
  private init?(_ bytes: [UInt8], from start: Int, line: Int) {
    let separator = CSVReader.separator(of: bytes[start...])
    var reader = CSVReader(bytes: bytes, separator: separator, from: start, line: line)
    guard let header = reader.row(), header.count > 1, header.contains(where: { !Whitespace.isBlank($0) }) else {
      return nil
    }
    // A line such as "sep=;" states the separator for spreadsheets.
    guard !header[0].hasPrefix("sep=") else { return nil }
    let named = Self.withUnits(header, &reader)
    (self.header, columns, self.reader) = (named, DiaryColumns(named), reader)
  }

  /// Returns the header with the units from the next line, if that line contains only units; it is skipped in this
  /// case.
  private static func withUnits(_ header: [String], _ reader: inout CSVReader) -> [String] {
    var next = reader
    guard DiaryColumns(header).areComplete, let units = next.row(), units.count == header.count else { return header }
    let names = units.map { TextFolding.folded(TextCleanup.line($0, limit: 20)).filter { !"()[]".contains($0) } }
    guard names.contains("kcal") || names.contains("kj"), names.allSatisfy({ $0.isEmpty || knownUnits.contains($0) })
    else { return header }
    reader = next
    return zip(header, names).map { $1.isEmpty ? $0 : "\($0) (\($1))" }
  }

  private static let knownUnits: Set<String> = [
    "kcal", "kj", "g", "mg", "ug", "µg", "μg", "mcg", "ml", "%", "kg", "iu",
  ]

  /// The field separator.
  var separator: UInt8 { reader.separator }

  /// The texts in the date column, without duplicates.
  var dates: [String] { survey().dates }

  /// Returns the texts in the date column without duplicates, and the thousands separators in the energy columns.
  func survey() -> (dates: [String], thousands: [DiaryColumns.Role: Set<UInt8>]) {
    var dates: Set<String> = []
    var columns: [DiaryColumns.Role: DiaryThousandsSeparators] = [:]
    let roles = DiaryTableFormat.energyRoles.filter(self.columns.has)
    try? forEach { _, fields in
      dates.insert(self.columns.text(.date, fields))
      for role in roles {
        let text = self.columns.text(role, fields)
        guard text.utf8.contains(where: DiaryTableNumber.isSign), let cell = DiaryCell(text, thousandsBy: []),
          let kilocalories = cell.kilocalories(in: role)
        else { continue }
        columns[role, default: DiaryThousandsSeparators()]
          .add(cell, inUnitOf: kilocalories, isNoMeal: DiaryRow(self, fields).isNoMeal)
      }
    }
    let thousands = roles.map { ($0, (columns[$0] ?? DiaryThousandsSeparators()).signs(partedBy: separator)) }
    return (Array(dates), Dictionary(uniqueKeysWithValues: thousands))
  }

  /// The order that the name of the date column states, as in `Date (MM/DD/YYYY)`; nil if it states none.
  var dateOrder: ImportedColumns.DateOrder? {
    let names = header.enumerated().filter { columns.role(at: $0.offset) == .date }
    let words = names.flatMap { SearchWords.of(TextCleanup.line($0.element, limit: 100)) }
    guard let month = words.firstIndex(of: "mm"), let day = words.firstIndex(where: ["dd", "tt", "jj", "gg"].contains)
    else { return nil }
    return day < month ? .dayFirst : .monthFirst
  }

  /// True if there are columns for date and energy, and for the name or the meal of the day. Without the latter, each
  /// row must be a whole day, so that all other fields of the first row must be numbers.
  var isComplete: Bool {
    guard columns.areComplete, columns.areOfWholeDays else { return columns.areComplete }
    let others = (first ?? []).enumerated().filter { columns.role(at: $0.offset) == nil }.map(\.element)
    return others.allSatisfy(ImportedColumns.isFigure)
  }

  /// The fields of the first row; nil if there are no rows.
  var first: [String]? {
    var reader = reader
    return reader.row()
  }

  /// Calls a closure with each row that is not empty, and its line number.
  ///
  /// - Throws: ``ImportError/tooLarge`` if there are more than 500,000 rows; errors of `visit`.
  func forEach(_ visit: (_ line: Int, _ fields: [String]) throws -> Void) throws {
    var reader = reader
    var rows = 0
    while true {
      let line = reader.line
      guard let fields = reader.row() else { return }
      if fields.count == 1, Whitespace.isBlank(fields[0]) { continue }
      rows += 1
      guard rows <= Self.mostRows else { throw ImportError.tooLarge }
      try visit(line, fields)
    }
  }
}
