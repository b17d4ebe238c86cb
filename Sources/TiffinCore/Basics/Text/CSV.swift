/// A table as comma-separated values.
/// - Source: RFC 4180.
public struct CSV {
  /// The header and the rows added so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// Begins a table with the names of the columns.
  public init(header: [String]) {
    append(header)
  }

  /// Adds a row. A value that a spreadsheet would run as a formula gets an apostrophe in front.
  public mutating func append(_ line: [String]) {
    for (index, value) in line.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(value)
    }
    bytes.append(0x0D)
    bytes.append(0x0A)
  }

  private mutating func append(_ value: String) {
    // Spreadsheets run a text that begins with one of these characters as a formula; an apostrophe prevents that.
    let isFormula = value.utf8.first.map { "=+-@\t\r".utf8.contains($0) } ?? false
    let text = isFormula ? "'" + value : value
    guard text.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else {
      bytes += text.utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
