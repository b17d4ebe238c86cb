/// The rows of a table with named columns: CSV with optional quotes, or tab-separated lines.
///
/// - Source: RFC 4180.
final class RowStream {
  /// The format of a table: CSV, or lines with tabs.
  enum Format { case csv, tabs }

  /// The names of the table's columns, in order.
  let columns: [String]
  let lines: LineStream
  private let format: Format
  /// The indices of the requested columns, in the requested order; nil for a missing column.
  private var wanted: [Int?] = []
  /// For each column, the index of its text in the result of ``next()``; -1 for a column that was not requested.
  private var targets: [Int] = []

  /// Reads the names of the columns.
  ///
  /// - Throws: ``FoodImportError/unknown`` if the file is empty.
  init(_ lines: LineStream, _ format: Format) throws(FoodImportError) {
    let head = try lines.next() ?? []
    guard !head.isEmpty else { throw .unknown }
    self.lines = lines
    self.format = format
    columns = Self.head(head, format)
  }

  private static func head(_ line: [UInt8], _ format: Format) -> [String] {
    let parts = line.split(separator: format == .csv ? UInt8(ascii: ",") : 9, omittingEmptySubsequences: false)
    return parts.map { part in
      String(decoding: part.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
  }

  /// Sets the columns that ``next()`` returns. A missing column is empty in all rows.
  func want(_ names: [String]) {
    targets = Array(repeating: -1, count: columns.count)
    wanted = names.map { columns.firstIndex(of: $0) }
    for (target, place) in wanted.enumerated() { if let place { targets[place] = target } }
  }

  /// Returns the texts of the requested columns in the next row; nil at the end.
  ///
  /// - Throws: ``FoodImportError/line(_:of:_:)`` if a row has more or fewer columns than the header.
  func next() throws(FoodImportError) -> [String]? {
    guard let line = try lines.next() else { return nil }
    return format == .tabs ? try tabs(line) : try quoted(line)
  }

  private func tabs(_ line: [UInt8]) throws(FoodImportError) -> [String] {
    var texts = Array(repeating: "", count: wanted.count)
    var (column, start) = (0, 0)
    for index in 0...line.count where index == line.count || line[index] == 9 {
      guard column < targets.count else { throw lines.error("more columns than the head names") }
      if targets[column] >= 0, index > start {
        texts[targets[column]] = String(decoding: line[start..<index], as: UTF8.self)
      }
      column += 1
      start = index + 1
    }
    guard column == targets.count else { throw lines.error("\(column) columns in place of \(targets.count)") }
    return texts
  }

  private func quoted(_ first: [UInt8]) throws(FoodImportError) -> [String] {
    var texts = Array(repeating: "", count: wanted.count)
    let start = lines.number
    var (line, column, index) = (first, 0, 0)
    while true {
      var field: [UInt8] = []
      if index < line.count, line[index] == Self.quote {
        index += 1
        while true {
          if index >= line.count {
            // The field continues on the next line.
            guard field.count < LineStream.limit, let more = try lines.next() else {
              throw lines.error("a quotation mark that does not end", at: start)
            }
            field.append(0x0A)
            (line, index) = (more, 0)
            continue
          }
          if line[index] == Self.quote {
            index += 1
            guard index < line.count, line[index] == Self.quote else { break }
          }
          field.append(line[index])
          index += 1
        }
      }
      while index < line.count, line[index] != Self.comma {
        field.append(line[index])
        index += 1
      }
      guard column < targets.count else { throw lines.error("more columns than the head names", at: start) }
      if targets[column] >= 0 { texts[targets[column]] = String(decoding: field, as: UTF8.self) }
      column += 1
      if index >= line.count { break }
      index += 1
    }
    guard column == targets.count else {
      throw lines.error("\(column) columns in place of \(targets.count)", at: start)
    }
    return texts
  }

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
}
