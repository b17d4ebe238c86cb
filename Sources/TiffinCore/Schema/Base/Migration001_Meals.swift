extension Migration {
  /// 001: people in households, their meals and photos, and submission keys.
  ///
  /// `household_id` accompanies every `person_id`, so that a household's rows can be found, kept separate and moved.
  /// Times are in seconds since 1970-01-01 UTC.
  static let meals = Migration { statements, dialect throws(StoreError) in
    for table in [people(dialect), photo(dialect), meal(dialect), submission(dialect)].joined() {
      try statements.run(table)
    }
    // There is one person until accounts exist. The first account takes over this person with all meals.
    try statements.run("INSERT INTO household (name) VALUES ($1)", [.text("Home")])
    try statements.run(
      "INSERT INTO person (household_id, name) SELECT id, $1 FROM household", [.text("Me")])
  }

  private static func people(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE household (
        id \(dialect.identity),
        name \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("name")) BETWEEN 1 AND 1000)
      ) \(dialect.tableEnd)
      """,
      """
      CREATE TABLE person (
        id \(dialect.identity),
        household_id \(dialect.integer) NOT NULL REFERENCES household (id),
        name \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("name")) BETWEEN 1 AND 1000),
        UNIQUE (household_id, id)
      ) \(dialect.tableEnd)
      """,
    ]
  }

  private static func photo(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE photo (
        id \(dialect.identity),
        household_id \(dialect.integer) NOT NULL,
        person_id \(dialect.integer) NOT NULL,
        format \(dialect.text) NOT NULL CHECK (format IN ('jpeg', 'webp')),
        fingerprint \(dialect.text) NOT NULL CHECK (length(fingerprint) = 32),
        small \(dialect.bytes) NOT NULL CHECK (length(small) > 0),
        large \(dialect.bytes) NOT NULL CHECK (length(large) > 0),
        FOREIGN KEY (household_id, person_id) REFERENCES person (household_id, id)
          ON UPDATE CASCADE ON DELETE CASCADE,
        UNIQUE (person_id, id)
      ) \(dialect.tableEnd)
      """
    ]
  }

  private static func meal(_ dialect: any SQLDialect) -> [String] {
    [
      // eaten_at is '' without a time, which sorts last in its day; NULL would need an expression for sorting. notes is
      // the last column: SQLite stores long notes on overflow pages, which lists then need not read.
      """
      CREATE TABLE meal (
        id \(dialect.identity),
        household_id \(dialect.integer) NOT NULL,
        person_id \(dialect.integer) NOT NULL,
        revision \(dialect.integer) NOT NULL CHECK (revision > 0),
        eaten_on \(dialect.text) NOT NULL CHECK (\(dialect.isDate("eaten_on"))),
        eaten_at \(dialect.text) NOT NULL CHECK (eaten_at = '' OR \(dialect.isTime("eaten_at"))),
        name \(dialect.text) NOT NULL CHECK (\(dialect.isFilled("name")) AND \(isText("name", 1_000, dialect))),
        category \(dialect.text) NOT NULL CHECK (\(isText("category", 1_000, dialect))),
        energy_kcal \(dialect.integer) CHECK (energy_kcal BETWEEN 0 AND 100000),
        carbs_mg \(dialect.integer) CHECK (carbs_mg BETWEEN 0 AND 10000000),
        protein_mg \(dialect.integer) CHECK (protein_mg BETWEEN 0 AND 10000000),
        fat_mg \(dialect.integer) CHECK (fat_mg BETWEEN 0 AND 10000000),
        rating \(dialect.integer) NOT NULL CHECK (rating BETWEEN 0 AND 5),
        is_favourite \(dialect.integer) NOT NULL CHECK (is_favourite IN (0, 1)),
        photo_id \(dialect.integer),
        created_at \(dialect.integer) NOT NULL,
        deleted_at \(dialect.integer),
        notes \(dialect.text) NOT NULL CHECK (\(isText("notes", 20_000, dialect))),
        FOREIGN KEY (household_id, person_id) REFERENCES person (household_id, id)
          ON UPDATE CASCADE ON DELETE CASCADE,
        FOREIGN KEY (person_id, photo_id) REFERENCES photo (person_id, id)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX meal_by_date ON meal (person_id, eaten_on, eaten_at, id) WHERE deleted_at IS NULL",
      "CREATE INDEX meal_by_photo ON meal (person_id, photo_id) WHERE photo_id IS NOT NULL",
      "CREATE INDEX meal_deleted ON meal (deleted_at) WHERE deleted_at IS NOT NULL",
    ]
  }

  private static func isText(_ column: String, _ limit: Int, _ dialect: any SQLDialect) -> String {
    "\(dialect.byteCount(column)) <= \(limit) AND \(dialect.isText(column))"
  }

  private static func submission(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE submission (
        household_id \(dialect.integer) NOT NULL,
        person_id \(dialect.integer) NOT NULL,
        form_key \(dialect.text) NOT NULL CHECK (length(form_key) BETWEEN 1 AND 64),
        fingerprint \(dialect.text) NOT NULL CHECK (length(fingerprint) = 32),
        meal_id \(dialect.integer) NOT NULL REFERENCES meal (id) ON DELETE CASCADE,
        sent_at \(dialect.integer) NOT NULL,
        PRIMARY KEY (person_id, form_key, fingerprint),
        FOREIGN KEY (household_id, person_id) REFERENCES person (household_id, id)
          ON UPDATE CASCADE ON DELETE CASCADE
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX submission_by_meal ON submission (meal_id)",
      "CREATE INDEX submission_by_time ON submission (sent_at)",
    ]
  }
}
