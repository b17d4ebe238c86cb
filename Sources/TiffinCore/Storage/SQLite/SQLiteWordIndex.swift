/// A word index in SQLite's FTS5.
struct SQLiteWordIndex: WordIndex {
  let name: String

  var creation: [String] {
    // The tokenizer `ascii` keeps words as they are: it splits at ASCII spaces and folds only A to Z.
    ["CREATE VIRTUAL TABLE \(name) USING fts5(words, tokenize = 'ascii', columnsize = 0)"]
  }
  var quickening: [String] {
    [
      """
      CREATE VIRTUAL TABLE \(name)_quick
      USING fts5(words, tokenize = 'ascii', columnsize = 0, prefix = '3 4')
      """,
      "INSERT INTO \(name)_quick (rowid, words) SELECT rowid, words FROM \(name) ORDER BY rowid",
      "DROP TABLE \(name)",
      "ALTER TABLE \(name)_quick RENAME TO \(name)",
    ]
  }
  var insertion: String { "INSERT INTO \(name) (rowid, words) VALUES ($1, $2)" }
  var replacement: String { "UPDATE \(name) SET words = $1 WHERE rowid = $2" }
  var all: String { "SELECT rowid, words FROM \(name) WHERE rowid > $1 ORDER BY rowid LIMIT $2" }
  var words: String { "SELECT words FROM \(name) WHERE rowid = $1" }
  var removal: String { "DELETE FROM \(name) WHERE rowid = $1" }

  func removal(ofRows query: String) -> String { "DELETE FROM \(name) WHERE rowid IN (\(query))" }

  func rows(matching parameter: String) -> String {
    "SELECT rowid FROM \(name) WHERE \(name) MATCH \(parameter)"
  }

  // The condition queries the content table of FTS5 directly, which takes a third of the time per row. Words have no
  // characters that are special to GLOB.
  func condition(
    _ row: String, contains phrases: [[String]], _ parameter: (SQLValue) -> String
  ) -> String? {
    let all = phrases.map { words in
      "' ' || found.c0 GLOB \(parameter(.text("* \(words.joined(separator: " "))*")))"
    }
    let matching = all.joined(separator: " AND ")
    return "EXISTS (SELECT 1 FROM \(name)_content AS found WHERE found.id = \(row) AND \(matching))"
  }

  func pattern(_ phrases: [[String]]) -> String {
    phrases.map(Self.phrase).joined(separator: " AND ")
  }

  func pattern(anyOf choices: [[[String]]]) -> String {
    choices.map { phrases in "(\(phrases.map(Self.phrase).joined(separator: " OR ")))" }.joined(separator: " AND ")
  }

  private static func phrase(_ words: [String]) -> String { "\"\(words.joined(separator: " "))\" *" }
}
