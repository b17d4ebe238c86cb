extension Migration {
  /// 008: a household's grocery list, the shares that make up the quantities of its lines, and the aisles of its shop.
  ///
  /// Times are in seconds since 1970-01-01 UTC.
  static let groceries = Migration { statements, dialect throws(StoreError) in
    let tables = [aisle(dialect), habit(dialect), item(dialect), share(dialect), submission(dialect)]
    for table in tables.joined() { try statements.run(table) }
  }

  private static func aisle(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE grocery_aisle (
        id \(dialect.identity),
        household_id \(dialect.integer) NOT NULL REFERENCES household (id),
        name \(dialect.text) NOT NULL CHECK (\(dialect.isFilled("name")) AND \(isText("name", 200, dialect))),
        name_key \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("name_key")) <= 101),
        kind \(dialect.text) NOT NULL CHECK (\(isText("kind", 20, dialect))),
        place \(dialect.integer) NOT NULL,
        deleted_at \(dialect.integer),
        UNIQUE (household_id, name_key),
        UNIQUE (household_id, id)
      ) \(dialect.tableEnd)
      """
    ]
  }

  /// Returns the statements that create the table of items that a household has bought before, with their names,
  /// numbers of uses and aisles.
  private static func habit(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE grocery_habit (
        household_id \(dialect.integer) NOT NULL REFERENCES household (id),
        item_key \(dialect.text) NOT NULL CHECK (\(isText("item_key", 1_000, dialect))),
        name \(dialect.text) NOT NULL CHECK (\(dialect.isFilled("name")) AND \(isText("name", 200, dialect))),
        uses \(dialect.integer) NOT NULL CHECK (uses > 0),
        used_at \(dialect.integer) NOT NULL,
        aisle_id \(dialect.integer),
        PRIMARY KEY (household_id, item_key),
        FOREIGN KEY (household_id, aisle_id) REFERENCES grocery_aisle (household_id, id) ON UPDATE CASCADE
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX grocery_habit_by_use ON grocery_habit (household_id, uses, used_at)",
      "CREATE INDEX grocery_habit_by_aisle ON grocery_habit (household_id, aisle_id)",
    ]
  }

  private static func item(_ dialect: any SQLDialect) -> [String] {
    [
      // quantity is the sum of the shares as text. A line that was merged into another line stays as a deleted row; its
      // joined_id refers to the other line.
      """
      CREATE TABLE grocery_item (
        id \(dialect.identity),
        household_id \(dialect.integer) NOT NULL REFERENCES household (id),
        revision \(dialect.integer) NOT NULL CHECK (revision > 0),
        name \(dialect.text) NOT NULL CHECK (\(dialect.isFilled("name")) AND \(isText("name", 200, dialect))),
        item_key \(dialect.text) NOT NULL CHECK (\(isText("item_key", 1_000, dialect))),
        quantity \(dialect.text) NOT NULL CHECK (\(isText("quantity", 20_000, dialect))),
        note \(dialect.text) NOT NULL CHECK (\(isText("note", 1_000, dialect))),
        created_at \(dialect.integer) NOT NULL,
        completed_at \(dialect.integer),
        deleted_at \(dialect.integer),
        batch \(dialect.text) CHECK (length(batch) BETWEEN 1 AND 64),
        joined_id \(dialect.integer) REFERENCES grocery_item (id) ON DELETE CASCADE,
        UNIQUE (household_id, id),
        CHECK (joined_id IS NULL OR deleted_at IS NOT NULL)
      ) \(dialect.tableEnd)
      """,
      // An item has at most one open line.
      """
      CREATE UNIQUE INDEX grocery_item_open ON grocery_item (household_id, item_key)
      WHERE completed_at IS NULL AND deleted_at IS NULL
      """,
      "CREATE INDEX grocery_item_on_list ON grocery_item (household_id) WHERE deleted_at IS NULL",
      "CREATE INDEX grocery_item_by_joined ON grocery_item (joined_id) WHERE joined_id IS NOT NULL",
      "CREATE INDEX grocery_item_by_batch ON grocery_item (household_id, batch) WHERE batch IS NOT NULL",
      "CREATE INDEX grocery_item_deleted ON grocery_item (deleted_at) WHERE deleted_at IS NOT NULL",
    ]
  }

  /// Returns the statements that create the table of shares, the parts of a line's quantity: one for each recipe, day
  /// and ingredient, and one added by hand. recipe is 0, and day and line are '', for a share added by hand. recipe is
  /// not a foreign key, as the share stays on the list when the recipe is deleted.
  private static func share(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE grocery_share (
        household_id \(dialect.integer) NOT NULL,
        item_id \(dialect.integer) NOT NULL,
        recipe \(dialect.integer) NOT NULL CHECK (recipe >= 0),
        day \(dialect.text) NOT NULL CHECK (day = '' OR \(dialect.isDate("day"))),
        line \(dialect.text) NOT NULL CHECK (length(line) IN (0, 32)),
        recipe_name \(dialect.text) NOT NULL CHECK (\(isText("recipe_name", 1_000, dialect))),
        amount \(dialect.text) NOT NULL CHECK (\(isText("amount", 10_000, dialect))),
        words \(dialect.text) NOT NULL CHECK (\(isText("words", 2_000, dialect))),
        PRIMARY KEY (item_id, recipe, day, line),
        CHECK ((recipe = 0) = (line = '')),
        FOREIGN KEY (household_id, item_id) REFERENCES grocery_item (household_id, id)
          ON UPDATE CASCADE ON DELETE CASCADE
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX grocery_share_by_recipe ON grocery_share (household_id, recipe, day)",
    ]
  }

  private static func submission(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE grocery_submission (
        household_id \(dialect.integer) NOT NULL,
        person_id \(dialect.integer) NOT NULL,
        form_key \(dialect.text) NOT NULL CHECK (length(form_key) BETWEEN 1 AND 64),
        fingerprint \(dialect.text) NOT NULL CHECK (length(fingerprint) = 32),
        item_id \(dialect.integer) NOT NULL REFERENCES grocery_item (id) ON DELETE CASCADE,
        sent_at \(dialect.integer) NOT NULL,
        PRIMARY KEY (person_id, form_key, fingerprint),
        FOREIGN KEY (household_id, person_id) REFERENCES person (household_id, id)
          ON UPDATE CASCADE ON DELETE CASCADE
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX grocery_submission_by_item ON grocery_submission (item_id)",
      "CREATE INDEX grocery_submission_by_time ON grocery_submission (sent_at)",
    ]
  }

  private static func isText(_ column: String, _ limit: Int, _ dialect: any SQLDialect) -> String {
    "\(dialect.byteCount(column)) <= \(limit) AND \(dialect.isText(column))"
  }
}
