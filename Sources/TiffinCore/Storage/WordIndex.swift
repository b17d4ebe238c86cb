/// An index that finds rows by the beginnings of their words. Words are separated by blanks and kept as they come.
public protocol WordIndex: Sendable {
  /// Statements that create the index, empty.
  var creation: [String] { get }
  /// Statements that make beginnings of 3 and 4 bytes quick to find in the index, which keeps its words. None where they
  /// are, or cannot be.
  var quickening: [String] { get }
  /// A statement that adds the words $2 of row $1.
  var insertion: String { get }
  /// A statement that sets the words of row $2 to $1.
  var replacement: String { get }
  /// A statement that removes the words of row $1.
  var removal: String { get }
  /// Returns a statement that removes the words of all rows whose numbers a query returns.
  func removal(ofRows query: String) -> String

  /// A query for the numbers after $1 and their words, $2 rows at most, by number.
  var all: String { get }
  /// A query for the words of row $1.
  var words: String { get }
  /// Returns a query for the numbers of the rows that match a pattern, given as that parameter.
  func rows(matching parameter: String) -> String
  /// Returns the same query for where few rows match: none but these are to be looked at, however few rows the other
  /// conditions seem to leave.
  func rowsFirst(matching parameter: String) -> String

  /// True where the words of one row can be looked at alone.
  var looksAtRows: Bool { get }
  /// Returns a condition that a row, given by its number, contains all of these phrases, which looks at the words of that
  /// row alone; nil without ``looksAtRows``. `parameter` makes a value a parameter.
  func condition(_ row: String, contains phrases: [[String]], _ parameter: (SQLValue) -> String) -> String?
  /// Returns a pattern for rows that contain all of these phrases. A phrase is a run of words, of which the last may be
  /// just a beginning. Words must contain neither blanks nor quotes.
  func pattern(_ phrases: [[String]]) -> String
  /// Returns the same, where of each phrase there are several to choose from.
  func pattern(anyOf choices: [[[String]]]) -> String
}

extension WordIndex {
  /// Returns the query as it is.
  public func rowsFirst(matching parameter: String) -> String { rows(matching: parameter) }

  /// False.
  public var looksAtRows: Bool { false }

  /// Returns nil.
  public func condition(
    _ row: String, contains phrases: [[String]], _ parameter: (SQLValue) -> String
  ) -> String? {
    nil
  }
}
