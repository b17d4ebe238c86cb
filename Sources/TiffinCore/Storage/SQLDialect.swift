/// The SQL that differs between SQLite and PostgreSQL; everything else is written once.
public protocol SQLDialect: Sendable {
  /// The type and constraint of an `id` column that numbers its rows and never reuses a number.
  var identity: String { get }
  /// The type of 64-bit integers.
  var integer: String { get }
  /// The type of texts, which are compared byte by byte.
  var text: String { get }
  /// The type of byte strings.
  var bytes: String { get }
  /// The text after the closing parenthesis of a CREATE TABLE.
  var tableEnd: String { get }

  /// Returns an expression for the length of the column's text in bytes of UTF-8.
  func byteCount(_ column: String) -> String
  /// Returns the condition that the column's text contains no U+0000, which not every database can store.
  func isText(_ column: String) -> String
  /// Returns the condition that the column's text is more than white space.
  func isFilled(_ column: String) -> String
  /// Returns the condition that the column is an existing day, such as `2026-11-20`.
  func isDate(_ column: String) -> String
  /// Returns the condition that the column is a time of day, such as `18:30`.
  func isTime(_ column: String) -> String
  /// Returns an expression for the column's value that keeps the planner from using an index of that column.
  func unindexed(_ column: String) -> String
  /// Returns a query that has a row if there is a table with that name.
  func table(named name: String) -> String
  /// The statements that mark a new database as Tiffin's.
  var marks: [String] { get }
  /// The statements that lock the schema, so that no other program writes until the migration has been committed.
  var beforeMigrating: [String] { get }
  /// Returns the word index with that name.
  func wordIndex(_ name: String) -> any WordIndex
  /// An expression that is 1 if the database server is read-only now, else 0.
  var isReadOnly: String { get }
  /// A query for the names of all tables except word indexes. In SQLite, it includes the tables in which FTS5 stores a
  /// word index.
  var tables: String { get }
  /// A query for at most ten faults in the database; its only row is `ok` if there are none.
  var faults: String { get }
  /// Returns a query for the faults in one table, like ``faults`` but without comparing indexes with rows; nil if the
  /// database server checks its files itself.
  func faults(in table: String) -> String?
  /// A query for rows with broken foreign keys: their table, their row number or NULL, and the table that they refer
  /// to.
  var danglingRows: String { get }

  /// Replaces a table's only foreign key to another table, without rewriting rows.
  ///
  /// - Parameters:
  ///   - old: The clause as it was declared.
  ///   - new: The new clause, which all rows satisfy.
  ///   - column: The column that the clause is part of; nil if it is a constraint of the table.
  func replaceReference(
    of table: String, to other: String, _ old: String, by new: String, column: String?,
    _ statements: borrowing Statements
  ) throws(StoreError)
  /// Removes a CHECK from a table. Not every database does that when one of its columns is dropped.
  func removeCheck(_ check: String, of table: String, _ statements: borrowing Statements) throws(StoreError)
  /// Makes an integer column nullable, without rewriting rows.
  func allowEmpty(_ column: String, in table: String, _ statements: borrowing Statements) throws(StoreError)

  /// Returns a query for a table's columns, ordered by name, each with its type: 0 for integers, 1 for texts, 2 for
  /// bytes.
  func columns(of table: String) -> String
  /// Returns a query for the columns of a table's primary key, in key order.
  func key(of table: String) -> String
  /// The statements that defer foreign keys, so that rows may be inserted before those that they refer to.
  var beforeCopying: [String] { get }
  /// The statements that enforce foreign keys again.
  var afterCopying: [String] { get }
  /// Returns a query for the highest ID that a table ever had; no row, or NULL, if it never had a row.
  func lastNumber(of table: String) -> String
  /// Returns the statements after which a table's next ID is above those of its rows and above `number`.
  func numbering(of table: String, after number: Int) -> [String]
}

extension SQLDialect {
  /// Replaces a table's only foreign key to another table, if it is a constraint of the table.
  func replaceReference(
    of table: String, to other: String, _ old: String, by new: String, _ statements: borrowing Statements
  ) throws(StoreError) {
    try replaceReference(of: table, to: other, old, by: new, column: nil, statements)
  }
}
