extension Migration {
  /// 017: foods of public tables and of households, with their portions, and the foods that meals are made of.
  ///
  /// Figures are per 100 g or 100 ml, or per piece, in thousandths of a kilocalorie and milligrams; NULL is unknown.
  /// Foods of public tables have no household, and their words in the index are prefixed with 0.
  static let foods = Migration { statements, dialect throws(StoreError) in
    for statement in food(dialect) + portions(dialect) + meals(dialect) + dialect.wordIndex("food_words").creation {
      try statements.run(statement)
    }
  }

  private static func figures(_ dialect: any SQLDialect) -> String {
    Nutrient.allCases.map { "\($0.column) \(dialect.integer) CHECK (\($0.column) BETWEEN 0 AND 2147483647)" }
      .joined(separator: ", ")
  }

  private static func isText(_ column: String, _ limit: Int, _ dialect: any SQLDialect) -> String {
    "\(dialect.byteCount(column)) <= \(limit) AND \(dialect.isText(column))"
  }

  private static func food(_ dialect: any SQLDialect) -> [String] {
    [
      // The code identifies a food in its public table.
      """
      CREATE TABLE food (
        id \(dialect.identity),
        household_id \(dialect.integer) REFERENCES household (id),
        source \(dialect.text) NOT NULL CHECK (length(source) BETWEEN 1 AND 32),
        code \(dialect.text) CHECK (length(code) BETWEEN 1 AND 64),
        barcode \(dialect.text) CHECK (length(barcode) BETWEEN 7 AND 14),
        revision \(dialect.integer) NOT NULL DEFAULT 1 CHECK (revision > 0),
        name \(dialect.text) NOT NULL CHECK (\(dialect.isFilled("name")) AND \(isText("name", 1_000, dialect))),
        brand \(dialect.text) CHECK (\(isText("brand", 1_000, dialect))),
        basis \(dialect.text) NOT NULL CHECK (basis IN ('g', 'ml', 'piece')),
        oddness \(dialect.integer) NOT NULL CHECK (oddness BETWEEN 0 AND 1000),
        word_key \(dialect.text) NOT NULL,
        \(figures(dialect)),
        deleted_at \(dialect.integer),
        CHECK ((household_id IS NULL) = (source <> 'own'))
      ) \(dialect.tableEnd)
      """,
      "CREATE UNIQUE INDEX food_by_code ON food (source, code) WHERE code IS NOT NULL",
      "CREATE INDEX food_by_household ON food (household_id, id) WHERE household_id IS NOT NULL",
      "CREATE INDEX food_by_barcode ON food (barcode) WHERE barcode IS NOT NULL",
      """
      CREATE TABLE food_source (
        name \(dialect.text) PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 32),
        version \(dialect.text) NOT NULL,
        loaded_at \(dialect.integer) NOT NULL
      ) \(dialect.tableEnd)
      """,
    ]
  }

  private static func portions(_ dialect: any SQLDialect) -> [String] {
    [
      // amount is the number of measures in thousandths; mass_mg is the mass of that amount.
      """
      CREATE TABLE food_portion (
        food_id \(dialect.integer) NOT NULL REFERENCES food (id) ON DELETE CASCADE,
        place \(dialect.integer) NOT NULL CHECK (place >= 0),
        amount \(dialect.integer) NOT NULL CHECK (amount BETWEEN 1 AND 1000000000),
        measure \(dialect.text) NOT NULL CHECK (\(isText("measure", 200, dialect))),
        mass_mg \(dialect.integer) NOT NULL CHECK (mass_mg BETWEEN 1 AND 1000000000),
        PRIMARY KEY (food_id, place)
      ) \(dialect.tableEnd)
      """
    ]
  }

  private static func meals(_ dialect: any SQLDialect) -> [String] {
    [
      // A meal's line keeps its figures when the food is changed or deleted.
      """
      CREATE TABLE meal_food (
        meal_id \(dialect.integer) NOT NULL REFERENCES meal (id) ON DELETE CASCADE,
        place \(dialect.integer) NOT NULL CHECK (place >= 0),
        food_id \(dialect.integer) REFERENCES food (id) ON DELETE SET NULL,
        name \(dialect.text) NOT NULL CHECK (\(dialect.isFilled("name")) AND \(isText("name", 1_000, dialect))),
        amount \(dialect.text) NOT NULL CHECK (\(isText("amount", 100, dialect))),
        measure \(dialect.text) NOT NULL CHECK (\(isText("measure", 200, dialect))),
        mass_mg \(dialect.integer) CHECK (mass_mg BETWEEN 0 AND 2147483647),
        \(figures(dialect)),
        PRIMARY KEY (meal_id, place)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX meal_food_by_food ON meal_food (food_id, meal_id) WHERE food_id IS NOT NULL",
    ]
  }
}
