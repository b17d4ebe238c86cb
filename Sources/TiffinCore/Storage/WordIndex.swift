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

/// As SQLite's FTS5 keeps it.
struct SQLiteWordIndex: WordIndex {
  let name: String

  var creation: [String] {
    // The tokenizer that takes the words as they are: it parts them at ASCII's blanks and folds nothing but A to Z.
    ["CREATE VIRTUAL TABLE \(name) USING fts5(words, tokenize = 'ascii', columnsize = 0)"]
  }
  var insertion: String { "INSERT INTO \(name) (rowid, words) VALUES ($1, $2)" }
  var replacement: String { "UPDATE \(name) SET words = $1 WHERE rowid = $2" }
  var removal: String { "DELETE FROM \(name) WHERE rowid = $1" }

  func removal(ofRows query: String) -> String { "DELETE FROM \(name) WHERE rowid IN (\(query))" }

  func rows(matching parameter: String) -> String {
    "SELECT rowid FROM \(name) WHERE \(name) MATCH \(parameter)"
  }

  func pattern(_ phrases: [[String]]) -> String {
    phrases.map { words in "\"\(words.joined(separator: " "))\" *" }.joined(separator: " AND ")
  }
}
