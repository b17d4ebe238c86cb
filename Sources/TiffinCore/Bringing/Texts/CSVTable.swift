/// A table as spreadsheets write it: fields may be quoted, and hold line breaks then.
/// - Source: RFC 4180.
struct CSVTable {
  /// The names of the columns.
  let columns: [String]
  /// Each row by its columns' names, without empty fields.
  private(set) var rows: [[String: String]] = []

  /// Nil without two columns.
  init?(_ text: String) {
    var reader = CSVReader(bytes: Array(text.utf8))
    let columns = (reader.row() ?? []).map { PlainText.line($0, limit: 200) }
    guard columns.count > 1 else { return nil }
    self.columns = columns
    while let fields = reader.row() {
      var row: [String: String] = [:]
      for (column, field) in zip(columns, fields) where !Blank.isBlank(field) { row[column] = row[column] ?? field }
      if !row.isEmpty { rows.append(row) }
    }
  }

  /// Returns true if it has all of these columns.
  func has(_ names: String...) -> Bool { Set(columns).isSuperset(of: names) }
}
