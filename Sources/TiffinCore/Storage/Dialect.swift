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
  /// The column's value in a condition for which no index of that column is to be used.
  func unindexed(_ column: String) -> String
  /// A query that gives a row where there is a table of that name.
  func table(named name: String) -> String
  /// Statements that mark a new database as Tiffin's.
  var marks: [String] { get }
  /// An index of words of that name.
  func wordIndex(_ name: String) -> any WordIndex
}
