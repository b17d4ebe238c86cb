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

private struct CSVReader {
  let bytes: [UInt8]
  var index = 0

  /// Returns the next row; nil at the end.
  mutating func row() -> [String]? {
    guard index < bytes.count else { return nil }
    var fields: [String] = []
    repeat { fields.append(field()) } while skip(UInt8(ascii: ","))
    _ = skip(0x0D)
    _ = skip(0x0A)
    return fields
  }

  private mutating func field() -> String {
    var field: [UInt8] = []
    if skip(quote) {
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        // Two quotation marks are one that belongs to the field.
        if byte == quote, !skip(quote) { break }
        field.append(byte)
      }
    }
    while index < bytes.count, !",\r\n".utf8.contains(bytes[index]) {
      field.append(bytes[index])
      index += 1
    }
    return String(decoding: field, as: UTF8.self)
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }
}

private let quote = UInt8(ascii: "\"")
