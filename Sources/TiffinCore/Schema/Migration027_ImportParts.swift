extension Migration {
  /// Migration 027: applies ``shortNames`` and ``importParts``.
  static let step027 = Migration { statements, dialect throws(StoreError) in
    for part in [shortNames, importParts] { try part.apply(statements, dialect) }
  }

  /// Adds the short names of the foods that come with Tiffin, and the position of the usual portion among a food's
  /// portions.
  static let shortNames = Migration.columns(of: "food") { dialect in
    [
      "short_name \(dialect.text) CHECK (length(short_name) BETWEEN 1 AND 200)",
      "usual_portion \(dialect.integer) CHECK (usual_portion >= 0)",
    ]
  }

  /// Adds columns for the parts of an imported file and for the parts that are left out, and tables of the pictures in
  /// its preview and of uploads that are too large for the database.
  static let importParts = Migration { statements, dialect throws(StoreError) in
    try add(
      [
        "parts \(dialect.text) NOT NULL DEFAULT ''", "left_out \(dialect.text) NOT NULL DEFAULT ''",
        "byte_count \(dialect.integer) NOT NULL DEFAULT 0",
      ], to: "bringing", statements)
    try statements.run(
      """
      CREATE TABLE bringing_picture (
        bringing_id \(dialect.integer) NOT NULL REFERENCES bringing (id) ON DELETE CASCADE,
        place \(dialect.integer) NOT NULL,
        format \(dialect.text) NOT NULL CHECK (format IN ('jpeg', 'webp')),
        small \(dialect.bytes) NOT NULL,
        PRIMARY KEY (bringing_id, place)
      ) \(dialect.tableEnd)
      """)
    // The upload is a range of bytes of a file in a folder of the machine that received it. One file can contain
    // several uploads of the same form.
    try statements.run(
      """
      CREATE TABLE bringing_upload (
        bringing_id \(dialect.integer) PRIMARY KEY REFERENCES bringing (id) ON DELETE CASCADE,
        file \(dialect.text) NOT NULL,
        first_byte \(dialect.integer) NOT NULL,
        byte_count \(dialect.integer) NOT NULL
      ) \(dialect.tableEnd)
      """)
    try statements.run("CREATE INDEX bringing_upload_by_file ON bringing_upload (file)")
  }
}
