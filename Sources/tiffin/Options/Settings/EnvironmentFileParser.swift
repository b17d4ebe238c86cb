/// A parser of `NAME=value` lines that follows the rules of systemd's EnvironmentFile.
///
/// Lines that begin with `#` or `;` are comments. White space around a value is removed, unless it is quoted; a
/// backslash at the end of a line joins the next line to it. A later line overrides an earlier one. A line without `=`
/// is skipped.
/// - Source: systemd.exec(5), EnvironmentFile=.
struct EnvironmentFileParser {
  private enum Place {
    case line, name, beforeValue, value, comment
    case quoted(by: UInt8)
    indirect case escape(in: Place)
  }

  private static let (newline, backslash, doubleQuote) = (UInt8(ascii: "\n"), UInt8(ascii: "\\"), UInt8(ascii: "\""))

  private var place = Place.line
  private var name: [UInt8] = []
  private var value: [UInt8] = []
  /// The length of the value without trailing white space that is neither quoted nor escaped.
  private var length = 0
  private var values: [String: String] = [:]

  mutating func read(_ bytes: [UInt8]) -> [String: String] {
    for byte in bytes where byte != UInt8(ascii: "\r") { read(byte) }
    // The end of the file ends a line and an unclosed quotation.
    switch place {
    case .line, .name, .comment, .escape(in: .comment): break
    case .beforeValue, .value, .quoted, .escape: end()
    }
    return values
  }

  private mutating func read(_ byte: UInt8) {
    switch place {
    case .line: begin(byte)
    case .name: readName(byte)
    case .beforeValue, .value: readValue(byte)
    case .comment:
      if byte == Self.newline { place = .line } else if byte == Self.backslash { place = .escape(in: .comment) }
    case .quoted(let quote): readQuoted(byte, quote)
    case .escape(in: let outer): readEscaped(byte, outer)
    }
  }

  private mutating func begin(_ byte: UInt8) {
    if byte == UInt8(ascii: "#") || byte == UInt8(ascii: ";") {
      place = .comment
    } else if !Self.isBlank(byte) {
      name = [byte]
      place = .name
    }
  }

  private mutating func readName(_ byte: UInt8) {
    switch byte {
    case Self.newline: place = .line
    case UInt8(ascii: "="): (value, length, place) = ([], 0, .beforeValue)
    default: name.append(byte)
    }
  }

  private mutating func readValue(_ byte: UInt8) {
    if byte == Self.newline { return end() }
    if byte == Self.backslash { return place = .escape(in: .value) }
    if case .beforeValue = place {
      if Self.isBlank(byte) { return }
      if byte == Self.doubleQuote || byte == UInt8(ascii: "'") { return place = .quoted(by: byte) }
    }
    place = .value
    value.append(byte)
    if !Self.isBlank(byte) { length = value.count }
  }

  private mutating func readQuoted(_ byte: UInt8, _ quote: UInt8) {
    if byte == quote {
      place = .beforeValue
    } else if byte == Self.backslash, quote == Self.doubleQuote {
      place = .escape(in: place)
    } else {
      append(byte)
    }
  }

  private mutating func readEscaped(_ byte: UInt8, _ outer: Place) {
    place = outer
    if case .comment = outer { return }
    if byte == Self.newline { return }
    // Inside quotes, a backslash is kept unless it precedes `"`, `\`, a backtick or `$`.
    if case .quoted = outer, !"\"\\`$".utf8.contains(byte) { append(Self.backslash) }
    append(byte)
  }

  private mutating func append(_ byte: UInt8) {
    value.append(byte)
    length = value.count
  }

  private mutating func end() {
    while let last = name.last, Self.isBlank(last) { name.removeLast() }
    values[String(decoding: name, as: UTF8.self)] = String(decoding: value.prefix(length), as: UTF8.self)
    place = .line
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == newline }
}
