/// A table as spreadsheets write it: fields may be quoted, and hold line breaks then.
/// - Source: RFC 4180.
struct CSVTable {
  /// The most bytes that the rows take, roughly; a table with more is not read.
  static let mostMemory = 128 << 20
  private static let memoryOfRow = 100
  private static let memoryOfField = 50

  /// The names of the columns.
  let columns: [String]
  /// Each row by its columns' names, without empty fields.
  private(set) var rows: [[String: String]] = []

  /// Nil without two columns, or without one of those that are required.
  init?(_ text: String, requiring required: [String] = [], mostMemory: Int = mostMemory) {
    var reader = CSVReader(bytes: Array(text.utf8))
    let columns = (reader.row() ?? []).map { PlainText.line($0, limit: 200) }
    guard columns.count > 1, Set(columns).isSuperset(of: required) else { return nil }
    self.columns = columns
    var memory = 0
    while let fields = reader.row() {
      memory += fields.reduce(Self.memoryOfRow) { $0 + $1.utf8.count + Self.memoryOfField }
      if memory > mostMemory {
        ReadingBudget.spendCurrent()
        break
      }
      var row: [String: String] = [:]
      for (column, field) in zip(columns, fields) where !Blank.isBlank(field) { row[column] = row[column] ?? field }
      if !row.isEmpty { rows.append(row) }
    }
  }
}
