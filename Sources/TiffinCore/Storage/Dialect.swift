/// The expressions that differ between SQLite and PostgreSQL; everything else is written once.
public protocol Dialect: Sendable {
  /// Type and constraint of an `id` column that numbers its rows and never uses a number twice.
  var identity: String { get }
  /// Type of 64-bit whole numbers.
  var integer: String { get }
  /// Type of texts, compared byte by byte.
  var text: String { get }
  /// Type of bytes.
  var bytes: String { get }
  /// Text behind a table's closing bracket.
  var tableEnd: String { get }

  /// Returns the number of bytes of UTF-8 in the column's text.
  func byteCount(_ column: String) -> String
  /// Returns a condition: the column's text contains no U+0000, which not every database can store.
  func isText(_ column: String) -> String
  /// Returns a condition: the column's text is more than white space.
  func isFilled(_ column: String) -> String
  /// Returns a condition: the column is a day that exists, as `2026-11-20`.
  func isDate(_ column: String) -> String
  /// Returns a condition: the column is a time of day, as `18:30`.
  func isTime(_ column: String) -> String
  /// Returns the column's value in a condition that must not use an index of that column.
  func unindexed(_ column: String) -> String
  /// Returns a query that returns a row if there is a table of that name.
  func table(named name: String) -> String
  /// Statements that mark a new database as Tiffin's.
  var marks: [String] { get }
  /// Statements after which nobody writes who has not seen the new version, until the transaction's end.
  var beforeMigrating: [String] { get }
  /// Returns an index of words of that name.
  func wordIndex(_ name: String) -> any WordIndex
  /// An expression that is 1 if the server takes no changes now, else 0.
  var isReadOnly: String { get }
  /// A query for the names of all tables that hold rows of their own.
  var tables: String { get }
  /// A query for everything wrong in the whole database; one row that says `ok` where nothing is.
  var faults: String { get }
  /// Returns a query for what is wrong in one table, like ``faults``, without comparing its indexes with its rows; nil
  /// where a database looks after that itself.
  func faults(in table: String) -> String?
  /// A query for rows that refer to missing ones: their table, their number, and the table that they refer to.
  var danglingRows: String { get }

  /// Replaces a table's only foreign key to another table. The table's rows are not touched.
  ///
  /// - Parameters:
  ///   - old: The clause as it was declared.
  ///   - new: The new clause, which all rows obey.
  ///   - column: The column that the clause is part of; nil if it stands on its own.
  func replaceReference(
    of table: String, to other: String, _ old: String, by new: String, column: String?,
    _ statements: borrowing Statements
  ) throws(StoreError)
  /// Removes a check of a table, which not every database does when one of its columns is dropped.
  func removeCheck(_ check: String, of table: String, _ statements: borrowing Statements) throws(StoreError)
  /// Lets a number's column be NULL. The table's rows are not touched.
  func allowEmpty(_ column: String, in table: String, _ statements: borrowing Statements) throws(StoreError)

  /// Returns a query for a table's columns by name, each with 0 for numbers, 1 for texts, 2 for bytes.
  func columns(of table: String) -> String
  /// Returns a query for the columns of a table's primary key, in their order.
  func key(of table: String) -> String
  /// Statements after which rows may come before those that they refer to, until the transaction's end.
  var beforeCopying: [String] { get }
  /// Statements after which they may not.
  var afterCopying: [String] { get }
  /// Returns a query for the highest number that a row of a table ever had; no row, or null, where none had any.
  func lastNumber(of table: String) -> String
  /// Statements after which a table's next row gets a number above its rows' and above `number`.
  func numbering(of table: String, after number: Int) -> [String]
}

extension Dialect {
  /// Replaces a table's only foreign key to another table that stands on its own.
  func replaceReference(
    of table: String, to other: String, _ old: String, by new: String, _ statements: borrowing Statements
  ) throws(StoreError) {
    try replaceReference(of: table, to: other, old, by: new, column: nil, statements)
  }
}
