extension Migration {
  /// 025: tables by which people and recipes move to another household without rewriting photos, pictures and uploads.
  ///
  /// Rows with pictures or files contained the household's ID, and each move rewrote all of them. Now meals, photos and
  /// held pictures belong to the person alone. Pictures of recipes belong to an album, a small row that refers to the
  /// household. An uploaded file has a row of its own. docs/decisions/0082-moving-people-between-households.md
  static let cheapMoves = Migration { statements, dialect throws(StoreError) in
    try leaveHouseholds(statements, dialect)
    try makeAlbums(statements, dialect)
    try separateFiles(statements, dialect)
    try add(
      [
        "is_emptied \(dialect.integer) NOT NULL DEFAULT 0 CHECK (is_emptied IN (0, 1))",
        "moves_to \(dialect.integer) REFERENCES household (id)",
        "moving_count \(dialect.integer)",
      ], to: "household", statements)
    try statements.run("CREATE INDEX household_emptied ON household (id) WHERE is_emptied = 1")
    try statements.run("CREATE INDEX household_by_target ON household (moves_to) WHERE moves_to IS NOT NULL")
  }

  private static func leaveHouseholds(
    _ statements: borrowing Statements, _ dialect: any SQLDialect
  ) throws(StoreError) {
    let pair = """
      FOREIGN KEY (household_id, person_id) REFERENCES person (household_id, id)
          ON UPDATE CASCADE ON DELETE CASCADE
      """
    let person = "FOREIGN KEY (person_id) REFERENCES person (id) ON DELETE CASCADE"
    for table in ["photo", "meal", "held_picture"] {
      try dialect.replaceReference(of: table, to: "person", pair, by: person, statements)
    }
    try dialect.removeCheck("CHECK ((person_id IS NULL) = (household_id IS NULL))", of: "held_picture", statements)
    for table in ["meal", "held_picture"] { try statements.run("ALTER TABLE \(table) DROP COLUMN household_id") }
    // Dropping this column would rewrite every photo. It stays NULL in new rows.
    try dialect.allowEmpty("household_id", in: "photo", statements)
    try statements.run("ALTER TABLE photo RENAME COLUMN household_id TO former_household")
  }

  private static func makeAlbums(_ statements: borrowing Statements, _ dialect: any SQLDialect) throws(StoreError) {
    try statements.run(
      """
      CREATE TABLE recipe_album (
        id \(dialect.identity),
        household_id \(dialect.integer) NOT NULL REFERENCES household (id)
      ) \(dialect.tableEnd)
      """)
    try statements.run("CREATE INDEX recipe_album_by_household ON recipe_album (household_id)")
    // The first albums get their households' IDs, so that the column of the pictures keeps its values.
    try statements.run(
      """
      INSERT INTO recipe_album (id, household_id)
      SELECT DISTINCT household_id, household_id FROM recipe_picture WHERE household_id IS NOT NULL
      """)
    let last = try statements.number(uncounted: "SELECT COALESCE(MAX(id), 0) FROM recipe_album")
    if last > 0 {
      for statement in dialect.numbering(of: "recipe_album", after: last) { try statements.run(statement) }
    }
    try statements.run("ALTER TABLE recipe_picture RENAME COLUMN household_id TO album_id")
    try dialect.replaceReference(
      of: "recipe_picture", to: "household", "REFERENCES household (id)", by: "REFERENCES recipe_album (id)",
      column: "album_id", statements)
  }

  private static func separateFiles(_ statements: borrowing Statements, _ dialect: any SQLDialect) throws(StoreError) {
    try statements.run(
      """
      CREATE TABLE bringing_file (
        bringing_id \(dialect.integer) PRIMARY KEY REFERENCES bringing (id) ON DELETE CASCADE,
        upload \(dialect.bytes) NOT NULL CHECK (length(upload) > 0)
      ) \(dialect.tableEnd)
      """)
    try statements.run(
      "INSERT INTO bringing_file (bringing_id, upload) SELECT id, upload FROM bringing WHERE upload IS NOT NULL")
    try statements.run("ALTER TABLE bringing DROP COLUMN upload")
  }
}
