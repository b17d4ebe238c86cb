/// A table in CSV. Quoted fields can contain line breaks.
/// - Source: RFC 4180.
struct CSVTable {
  /// The maximum estimated memory of the records in bytes. Reading ends at this limit.
  static let mostMemory = 128 << 20
  private static let memoryOfRecord = 100
  private static let memoryOfField = 50

  /// A record of the table: the fields of a row, with the names of their columns.
  struct Record {
    fileprivate let fields: [String]
    fileprivate let columns: [String]

    /// Returns the first field that is not empty in a column with this name; nil if there is none.
    subscript(_ column: String) -> String? {
      for (name, field) in zip(columns, fields) where name == column && !Whitespace.isBlank(field) { return field }
      return nil
    }
  }

  /// The records with at least one field that is not blank, in the order of the file.
  private(set) var records: [Record] = []

  /// Parses a table; nil if it has fewer than two columns or lacks a required one.
  init?(_ text: String, requiring required: [String] = [], mostMemory: Int = mostMemory) {
    var reader = CSVReader(bytes: Array(text.utf8))
    let columns = (reader.row() ?? []).map { TextCleanup.line($0, limit: 200) }
    guard columns.count > 1, Set(columns).isSuperset(of: required) else { return nil }
    var memory = 0
    while let fields = reader.row() {
      memory += fields.reduce(Self.memoryOfRecord) { $0 + $1.utf8.count + Self.memoryOfField }
      if memory > mostMemory {
        ReadingBudget.spendCurrent()
        break
      }
      if fields.contains(where: { !Whitespace.isBlank($0) }) {
        records.append(Record(fields: fields, columns: columns))
      }
    }
  }
}
