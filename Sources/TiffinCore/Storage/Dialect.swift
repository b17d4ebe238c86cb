/// What SQLite and PostgreSQL say differently; everything else is written once.
public protocol Dialect: Sendable {
  /// Type and rule of an `id` column that numbers its rows and never uses a number twice.
  var identity: String { get }
  /// Type of whole numbers of 64 bits.
  var integer: String { get }
  /// Type of texts that compare byte by byte.
  var text: String { get }
  /// Type of bytes.
  var bytes: String { get }
  /// What stands behind a table's closing bracket.
  var tableEnd: String { get }

  /// How many bytes of UTF-8 the column's text has.
  func byteCount(_ column: String) -> String
  /// A condition: the column's text holds no U+0000, which not every database keeps.
  func isText(_ column: String) -> String
  /// A condition: the column's text is more than white space.
  func isFilled(_ column: String) -> String
  /// A condition: the column is a day that exists, as `2026-11-20`.
  func isDate(_ column: String) -> String
  /// A condition: the column is a time of day, as `18:30`.
  func isTime(_ column: String) -> String
  /// An index of words of that name.
  func wordIndex(_ name: String) -> any WordIndex
}

/// As SQLite says it.
struct SQLiteDialect: Dialect {
  // Without AUTOINCREMENT SQLite gives the number of a deleted last row to the next one.
  let identity = "INTEGER PRIMARY KEY AUTOINCREMENT"
  let integer = "INTEGER"
  let text = "TEXT"
  let bytes = "BLOB"
  // STRICT: a column of whole numbers takes nothing else.
  let tableEnd = "STRICT"

  func byteCount(_ column: String) -> String {
    "length(CAST(\(column) AS BLOB))"
  }

  func isText(_ column: String) -> String {
    "instr(CAST(\(column) AS BLOB), x'00') = 0"
  }

  func isFilled(_ column: String) -> String {
    // Without a second argument only U+0020 is a blank.
    "trim(\(column), char(\(Blank.codePoints.map(String.init).joined(separator: ", ")))) <> ''"
  }

  func isDate(_ column: String) -> String {
    // Moving by no days makes SQLite count 30 February on into March; the pattern keeps 'now' from it.
    "\(column) GLOB '[0-9][0-9][0-9][0-9]-*' AND \(column) >= '0001' AND date(\(column), '+0 days') IS \(column)"
  }

  func isTime(_ column: String) -> String {
    "\(column) GLOB '[0-2][0-9]:[0-5][0-9]' AND \(column) < '24:00'"
  }

  func wordIndex(_ name: String) -> any WordIndex {
    SQLiteWordIndex(name: name)
  }
}
