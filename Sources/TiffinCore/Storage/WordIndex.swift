/// An index that finds rows by the beginnings of their words. The words are told apart by blanks and kept as they come.
public protocol WordIndex: Sendable {
  /// Statements that make it, empty.
  var creation: [String] { get }
  /// Puts in, of the row $1, the words $2.
  var insertion: String { get }
  /// Puts the words $1 in place of those of the row $2.
  var replacement: String { get }
  /// Takes out the words of the row $1.
  var removal: String { get }
  /// Takes out the words of all rows whose numbers a query gives.
  func removal(ofRows query: String) -> String

  /// A query that gives the numbers of the rows in which a pattern, in that parameter, is found.
  func rows(matching parameter: String) -> String
  /// What matches rows that hold all these phrases. A phrase is words that follow each other; of the last one the
  /// beginning is enough. Words must hold neither blanks nor quotes.
  func pattern(_ phrases: [[String]]) -> String
}
