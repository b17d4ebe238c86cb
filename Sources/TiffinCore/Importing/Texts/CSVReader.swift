/// A reader of tables in CSV, row by row.
/// - Source: RFC 4180. Programs use a semicolon as the field separator where the decimal separator is a comma.
struct CSVReader {
  /// The maximum number of fields in a row. Reading ends at a row with more fields.
  static let mostFields = 1_000

  let bytes: [UInt8]
  let separator: UInt8
  /// The line number of the next row, from 1.
  private(set) var line: Int
  private var index: Int
  private var steps = ReadingSteps()

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - start: The index of the first row.
  ///   - line: The line number of the first row.
  init(bytes: [UInt8], separator: UInt8 = UInt8(ascii: ","), from start: Int = 0, line: Int = 1) {
    (self.bytes, self.separator, index, self.line) = (bytes, separator, start, line)
  }

  /// Returns the most frequent separator in the first line: comma, semicolon or tab.
  static func separator(of bytes: some Collection<UInt8>) -> UInt8 {
    let head = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let signs = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    return signs.max { one, two in head.count { $0 == one } < head.count { $0 == two } } ?? signs[0]
  }

  /// Returns the next row; nil at the end, or if the reading budget is exhausted. A row with too many fields exhausts
  /// the budget.
  mutating func row() -> [String]? {
    if !steps.next() { index = bytes.count }
    guard index < bytes.count else { return nil }
    var fields: [String] = []
    repeat {
      guard fields.count < Self.mostFields else {
        ReadingBudget.spendCurrent()
        index = bytes.count
        return nil
      }
      fields.append(field())
    } while skip(separator)
    _ = skip(0x0D)
    if skip(0x0A) { line += 1 }
    return fields
  }

  private mutating func field() -> String {
    guard index < bytes.count, bytes[index] == quote else { return String(decoding: unquoted(), as: UTF8.self) }
    var field: [UInt8] = []
    // True if a quotation mark inside the field was not doubled, as in `6" sub`. The other quotation marks in the field
    // are not doubled either.
    var areSingle = false
    if skip(quote) {
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == 0x0A { line += 1 }
        if byte == quote {
          if !areSingle, skip(quote) {
            field.append(quote)
            continue
          }
          if endsField(at: index) || !isQuotedFurther { break }
          areSingle = true
        }
        field.append(byte)
      }
    }
    field += unquoted()
    return String(decoding: field, as: UTF8.self)
  }

  /// Returns the bytes up to the end of the field.
  private mutating func unquoted() -> ArraySlice<UInt8> {
    let start = index
    while !endsField(at: index) { index += 1 }
    return bytes[start..<index]
  }

  /// The number of bytes after a quotation mark that is not doubled in which the closing quotation mark is searched
  /// for.
  private static let reach = 100

  /// Returns true if a separator, a line break or the end of the text is at the position.
  private func endsField(at place: Int) -> Bool {
    place >= bytes.count || bytes[place] == separator || bytes[place] == 0x0D || bytes[place] == 0x0A
  }

  /// True if a quotation mark that ends the field follows on the same line, within ``reach``.
  private var isQuotedFurther: Bool {
    for place in index..<min(index + Self.reach, bytes.count) {
      if bytes[place] == 0x0A { return false }
      if bytes[place] == quote, endsField(at: place + 1) { return true }
    }
    return false
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }
}

private let quote = UInt8(ascii: "\"")
