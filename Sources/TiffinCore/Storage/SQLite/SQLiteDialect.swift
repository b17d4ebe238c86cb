/// SQLite's dialect.
struct SQLiteDialect: SQLDialect {
  // Without AUTOINCREMENT, SQLite would reuse the number of a deleted last row.
  let identity = "INTEGER PRIMARY KEY AUTOINCREMENT"
  let integer = "INTEGER"
  let text = "TEXT"
  let bytes = "BLOB"
  // STRICT makes integer columns refuse other types.
  let tableEnd = "STRICT"

  func byteCount(_ column: String) -> String {
    "length(CAST(\(column) AS BLOB))"
  }

  func isText(_ column: String) -> String {
    "instr(CAST(\(column) AS BLOB), x'00') = 0"
  }

  func isFilled(_ column: String) -> String {
    // Without a second argument, trim removes U+0020 only.
    "trim(\(column), char(\(Whitespace.codePoints.map(String.init).joined(separator: ", ")))) <> ''"
  }

  func isDate(_ column: String) -> String {
    // The modifier makes SQLite normalise 30 February to a day of March; the pattern rules out 'now'.
    "\(column) GLOB '[0-9][0-9][0-9][0-9]-*' AND \(column) >= '0001' AND date(\(column), '+0 days') IS \(column)"
  }

  func isTime(_ column: String) -> String {
    "\(column) GLOB '[0-2][0-9]:[0-5][0-9]' AND \(column) < '24:00'"
  }

  func unindexed(_ column: String) -> String {
    "COALESCE(\(column), NULL)"
  }

  func table(named name: String) -> String {
    "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '\(name)'"
  }

  var marks: [String] {
    ["PRAGMA application_id = \(SQLiteSettings.applicationID)"]
  }

  /// Empty: a write excludes all others anyway.
  let beforeMigrating: [String] = []

  func wordIndex(_ name: String) -> any WordIndex {
    SQLiteWordIndex(name: name)
  }

  /// Always 0: the file's own permissions decide.
  let isReadOnly = "0"
  let tables = """
    SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'
      AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name
    """
  let faults = "PRAGMA integrity_check(10)"
  let danglingRows = "PRAGMA foreign_key_check"

  func faults(in table: String) -> String? {
    "PRAGMA quick_check('\(table)')"
  }

  func columns(of table: String) -> String {
    """
    SELECT name, CASE type WHEN 'INTEGER' THEN 0 WHEN 'TEXT' THEN 1 ELSE 2 END FROM pragma_table_info('\(table)')
    ORDER BY name
    """
  }

  func key(of table: String) -> String {
    "SELECT name FROM pragma_table_info('\(table)') WHERE pk > 0 ORDER BY pk"
  }

  let beforeCopying = ["PRAGMA defer_foreign_keys = ON"]
  /// Empty: COMMIT checks the foreign keys.
  let afterCopying: [String] = []

  func lastNumber(of table: String) -> String {
    "SELECT seq FROM sqlite_sequence WHERE name = '\(table)'"
  }

  func numbering(of table: String, after number: Int) -> [String] {
    [
      """
      INSERT INTO sqlite_sequence (name, seq) SELECT '\(table)', 0
      WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = '\(table)')
      """,
      "UPDATE sqlite_sequence SET seq = MAX(seq, \(number)) WHERE name = '\(table)'",
    ]
  }
}

// SQLite has no statement that changes a constraint. Its documentation allows editing the declaration where the stored
// data stay the same: https://www.sqlite.org/lang_altertable.html#otheralter
extension SQLiteDialect {
  func replaceReference(
    of table: String, to other: String, _ old: String, by new: String, column: String?,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    try edit(table, old, by: new, statements)
  }

  func removeCheck(_ check: String, of table: String, _ statements: borrowing Statements) throws(StoreError) {
    try edit(table, "\(check),", by: "", statements)
  }

  func allowEmpty(_ column: String, in table: String, _ statements: borrowing Statements) throws(StoreError) {
    try edit(table, "\(column) INTEGER NOT NULL", by: "\(column) INTEGER", statements)
  }

  /// Replaces the only occurrence of a clause in a table's declaration.
  ///
  /// - Throws: ``StoreError/damaged(_:)`` unless the clause occurs exactly once.
  private func edit(
    _ table: String, _ old: String, by new: String, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run("PRAGMA writable_schema = ON")
    let changed = try statements.run(
      """
      UPDATE sqlite_schema SET sql = replace(sql, $1, $2)
      WHERE type = 'table' AND name = $3 AND length(replace(sql, $1, '')) = length(sql) - length($1)
      """, [.text(old), .text(new), .text(table)])
    // A new schema version makes every connection read the declarations again.
    let version = try statements.number(uncounted: "PRAGMA schema_version")
    try statements.run("PRAGMA schema_version = \(version + 1)")
    try statements.run("PRAGMA writable_schema = OFF")
    guard changed == 1 else { throw .damaged("the declaration of \(table)") }
  }
}
