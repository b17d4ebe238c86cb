/// An index that finds rows by prefixes of their words. Words are separated by spaces and stored unchanged.
public protocol WordIndex: Sendable {
  /// The statements that create the empty index.
  var creation: [String] { get }
  /// The statements that rebuild the index with prefixes of 3 and 4 bytes for speed, keeping its words; empty if that
  /// is not needed.
  var quickening: [String] { get }
  /// A statement that adds the words $2 for row $1.
  var insertion: String { get }
  /// A statement that sets the words of row $2 to $1.
  var replacement: String { get }
  /// A statement that removes the words of row $1.
  var removal: String { get }
  /// Returns a statement that removes the words of all rows whose IDs a query returns.
  func removal(ofRows query: String) -> String

  /// A query for the IDs after $1 with their words, at most $2 rows, ordered by ID.
  var all: String { get }
  /// A query for the words of row $1.
  var words: String { get }
  /// Returns a query for the IDs of the rows that match the pattern in a parameter.
  func rows(matching parameter: String) -> String
  /// Returns the query of ``rows(matching:)`` in a form that the planner runs first. Use it if few rows match.
  func rowsFirst(matching parameter: String) -> String

  /// Returns an SQL condition: the row whose ID is `row` contains all of these phrases. The condition reads only the
  /// words of that row. Nil if the index cannot test a single row.
  ///
  /// - Parameter parameter: Adds a value to the statement and returns its parameter.
  func condition(_ row: String, contains phrases: [[String]], _ parameter: (SQLValue) -> String) -> String?
  /// Returns a pattern for rows that contain all of these phrases. A phrase is a sequence of words, of which the last
  /// may be a prefix. Words must contain neither spaces nor quotes.
  func pattern(_ phrases: [[String]]) -> String
  /// Returns a pattern for rows that contain at least one phrase of each group.
  func pattern(anyOf choices: [[[String]]]) -> String
}

extension WordIndex {
  /// Returns the query of ``rows(matching:)`` unchanged.
  public func rowsFirst(matching parameter: String) -> String { rows(matching: parameter) }

  /// Returns nil by default.
  public func condition(
    _ row: String, contains phrases: [[String]], _ parameter: (SQLValue) -> String
  ) -> String? {
    nil
  }
}
