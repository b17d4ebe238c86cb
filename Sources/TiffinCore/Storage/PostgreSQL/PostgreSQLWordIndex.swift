/// A word index as a table with a `tsvector` that is built from the words as they are: PostgreSQL's own parser would
/// split some of them differently from Tiffin.
struct PostgreSQLWordIndex: WordIndex {
  let name: String

  /// The maximum length of a word in Unicode scalars, because a word in a `tsvector` has at most 2,046 bytes; longer
  /// words are cut.
  private static let longest = 500

  var creation: [String] {
    [
      """
      CREATE OR REPLACE FUNCTION tiffin_words(words TEXT) RETURNS TSVECTOR LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
      AS $$
        SELECT CAST(COALESCE(string_agg(
          '''' || replace(replace(left(word, \(Self.longest)), '\\', '\\\\'), '''', '''''') || ''':'
            || least(place, 16383), ' '), '') AS TSVECTOR)
        FROM unnest(string_to_array(words, ' ')) WITH ORDINALITY AS w (word, place) WHERE word <> ''
      $$
      """,
      """
      CREATE TABLE \(name) (
        id BIGINT PRIMARY KEY,
        words TEXT COLLATE "C" NOT NULL,
        places TSVECTOR NOT NULL GENERATED ALWAYS AS (tiffin_words(words)) STORED
      )
      """,
      "CREATE INDEX \(name)_by_word ON \(name) USING GIN (places)",
    ]
  }
  let quickening: [String] = []
  var insertion: String { "INSERT INTO \(name) (id, words) VALUES ($1, $2)" }
  var replacement: String { "UPDATE \(name) SET words = $1 WHERE id = $2" }
  var all: String { "SELECT id, words FROM \(name) WHERE id > $1 ORDER BY id LIMIT $2" }
  var words: String { "SELECT words FROM \(name) WHERE id = $1" }
  var removal: String { "DELETE FROM \(name) WHERE id = $1" }

  func removal(ofRows query: String) -> String { "DELETE FROM \(name) WHERE id IN (\(query))" }

  func rows(matching parameter: String) -> String {
    "SELECT id FROM \(name) WHERE places @@ CAST(\(parameter) AS TSQUERY)"
  }

  /// Adds OFFSET 0, so that the planner cannot merge the query into another one. Otherwise it would test each of a
  /// person's meals instead of using the word index, because it assumes that any pattern matches one in two hundred rows.
  func rowsFirst(matching parameter: String) -> String { rows(matching: parameter) + " OFFSET 0" }

  func pattern(_ phrases: [[String]]) -> String {
    phrases.map(Self.phrase).joined(separator: " & ")
  }

  func pattern(anyOf choices: [[[String]]]) -> String {
    choices.map { phrases in "(\(phrases.map(Self.phrase).joined(separator: " | ")))" }.joined(separator: " & ")
  }

  private static func phrase(_ words: [String]) -> String {
    "(\(words.map(quoted).joined(separator: " <-> ")):*)"
  }

  private static func quoted(_ word: String) -> String {
    "'\(String(String.UnicodeScalarView(word.unicodeScalars.prefix(longest))))'"
  }
}
