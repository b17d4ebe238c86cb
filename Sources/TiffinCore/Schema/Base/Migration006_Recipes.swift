extension Migration {
  /// 006: recipes of households and of the catalogue, and the households' currency.
  ///
  /// A recipe without a household belongs to the catalogue: all households see it, none can change it. Amounts of money
  /// are in the currency's minor units, estimates in US cents.
  static let recipes = Migration { statements, dialect throws(StoreError) in
    try add(household(dialect), to: "household", statements)
    // is_estimated is 1 if the meal's energy is estimated from a recipe.
    try statements.run(
      "ALTER TABLE meal ADD COLUMN is_estimated \(dialect.integer) NOT NULL DEFAULT 0 CHECK (is_estimated IN (0, 1))")
    // The index finds the photo that was stored when the same recipe was eaten before, so that the new meal uses it.
    try statements.run("CREATE INDEX photo_by_fingerprint ON photo (person_id, fingerprint)")
    let tables = [picture(dialect), recipe(dialect), ingredient(dialect), marks(dialect), submission(dialect)]
    for table in tables.joined() { try statements.run(table) }
    for table in catalogue(dialect) { try statements.run(table) }
    for statement in dialect.wordIndex("recipe_words").creation { try statements.run(statement) }
  }

  private static func household(_ dialect: any SQLDialect) -> [String] {
    [
      "currency \(dialect.text) NOT NULL DEFAULT 'USD' CHECK (length(currency) = 3)",
      "weekly_budget_minor \(dialect.integer) CHECK (weekly_budget_minor BETWEEN 0 AND 1000000000)",
    ]
  }

  private static func picture(_ dialect: any SQLDialect) -> [String] {
    [
      // A picture belongs to a whole household, or to the catalogue: it stays when the person who added it leaves.
      """
      CREATE TABLE recipe_picture (
        id \(dialect.identity),
        household_id \(dialect.integer) REFERENCES household (id),
        format \(dialect.text) NOT NULL CHECK (format IN ('jpeg', 'webp')),
        fingerprint \(dialect.text) NOT NULL CHECK (length(fingerprint) = 32),
        created_at \(dialect.integer) NOT NULL,
        small \(dialect.bytes) NOT NULL CHECK (length(small) > 0),
        large \(dialect.bytes) NOT NULL CHECK (length(large) > 0)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX recipe_picture_by_household ON recipe_picture (household_id, created_at)",
    ]
  }

  /// Returns the declarations of the columns of figures: energy, macronutrients and cost of one serving; servings and
  /// minutes of the whole recipe.
  private static func figures(_ dialect: any SQLDialect) -> String {
    """
    servings \(dialect.integer) CHECK (servings BETWEEN 1 AND 1000),
    energy_kcal \(dialect.integer) CHECK (energy_kcal BETWEEN 0 AND 100000),
    carbs_mg \(dialect.integer) CHECK (carbs_mg BETWEEN 0 AND 10000000),
    protein_mg \(dialect.integer) CHECK (protein_mg BETWEEN 0 AND 10000000),
    fat_mg \(dialect.integer) CHECK (fat_mg BETWEEN 0 AND 10000000),
    cost_minor \(dialect.integer) CHECK (cost_minor BETWEEN 0 AND 1000000000),
    minutes \(dialect.integer) CHECK (minutes BETWEEN 0 AND 100000)
    """
  }

  private static func recipe(_ dialect: any SQLDialect) -> [String] {
    [
      // Long columns come last, as lists do not read them.
      """
      CREATE TABLE recipe (
        id \(dialect.identity),
        household_id \(dialect.integer) REFERENCES household (id),
        catalogue_number \(dialect.text) UNIQUE CHECK (\(dialect.byteCount("catalogue_number")) BETWEEN 1 AND 20),
        copy_of \(dialect.integer) REFERENCES recipe (id),
        revision \(dialect.integer) NOT NULL CHECK (revision > 0),
        name \(dialect.text) NOT NULL CHECK (\(dialect.isFilled("name")) AND \(isText("name", 1_000, dialect))),
        name_key \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("name_key")) <= 101),
        category \(dialect.text) NOT NULL CHECK (\(isText("category", 200, dialect))),
        category_key \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("category_key")) <= 101),
        cuisine \(dialect.text) NOT NULL CHECK (\(isText("cuisine", 200, dialect))),
        cuisine_key \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("cuisine_key")) <= 101),
        \(figures(dialect)),
        estimated_servings \(dialect.integer) CHECK (estimated_servings BETWEEN 1 AND 1000),
        estimated_kcal \(dialect.integer) CHECK (estimated_kcal BETWEEN 0 AND 100000),
        estimated_cents \(dialect.integer) CHECK (estimated_cents BETWEEN 0 AND 1000000000),
        estimated_minutes \(dialect.integer) CHECK (estimated_minutes BETWEEN 0 AND 100000),
        rating \(dialect.integer) NOT NULL CHECK (rating BETWEEN 0 AND 5),
        picture_id \(dialect.integer) REFERENCES recipe_picture (id),
        picture_address \(dialect.text) CHECK (\(isText("picture_address", 2_000, dialect))),
        picture_asked_at \(dialect.integer),
        created_at \(dialect.integer) NOT NULL,
        refreshed_at \(dialect.integer),
        deleted_at \(dialect.integer),
        source \(dialect.text) CHECK (\(isText("source", 2_000, dialect))),
        video \(dialect.text) CHECK (\(isText("video", 2_000, dialect))),
        tags \(dialect.text) NOT NULL CHECK (\(isText("tags", 2_000, dialect))),
        instructions \(dialect.text) NOT NULL CHECK (\(isText("instructions", 100_000, dialect))),
        notes \(dialect.text) NOT NULL CHECK (\(isText("notes", 20_000, dialect))),
        CHECK ((household_id IS NULL) = (catalogue_number IS NOT NULL))
      ) \(dialect.tableEnd)
      """,
      // The index includes deleted recipes, which move with the household's last member, too.
      "CREATE INDEX recipe_by_household ON recipe (household_id)",
      "CREATE INDEX recipe_by_name ON recipe (household_id, name_key, id) WHERE deleted_at IS NULL",
      "CREATE INDEX recipe_by_category ON recipe (household_id, category_key, name_key, id) WHERE deleted_at IS NULL",
      "CREATE INDEX recipe_by_cuisine ON recipe (household_id, cuisine_key, name_key, id) WHERE deleted_at IS NULL",
      "CREATE INDEX recipe_by_original ON recipe (copy_of, household_id) WHERE copy_of IS NOT NULL",
      "CREATE INDEX recipe_by_picture ON recipe (picture_id) WHERE picture_id IS NOT NULL",
      "CREATE INDEX recipe_deleted ON recipe (deleted_at) WHERE deleted_at IS NOT NULL",
    ]
  }

  /// Returns the statement that creates the table of ingredient lines. measure is NULL in lines typed by a household;
  /// the catalogue's ingredients have a measure and a name.
  private static func ingredient(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE recipe_ingredient (
        recipe_id \(dialect.integer) NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
        place \(dialect.integer) NOT NULL CHECK (place > 0),
        measure \(dialect.text) CHECK (\(isText("measure", 1_000, dialect))),
        line \(dialect.text) NOT NULL CHECK (\(isText("line", 1_000, dialect))),
        PRIMARY KEY (recipe_id, place)
      ) \(dialect.tableEnd)
      """
    ]
  }

  /// Returns the statements that create the tables of people's favourite recipes, of the figures that households
  /// entered for recipes, and of the recipes last suggested to each person as ideas.
  private static func marks(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE recipe_favourite (
        household_id \(dialect.integer) NOT NULL,
        person_id \(dialect.integer) NOT NULL,
        recipe_id \(dialect.integer) NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
        PRIMARY KEY (person_id, recipe_id),
        \(personOfRecipes)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX recipe_favourite_by_recipe ON recipe_favourite (recipe_id, household_id)",
      """
      CREATE TABLE recipe_figures (
        household_id \(dialect.integer) NOT NULL REFERENCES household (id),
        recipe_id \(dialect.integer) NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
        \(figures(dialect)),
        PRIMARY KEY (household_id, recipe_id)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX recipe_figures_by_recipe ON recipe_figures (recipe_id)",
      """
      CREATE TABLE recipe_idea (
        household_id \(dialect.integer) NOT NULL,
        person_id \(dialect.integer) NOT NULL,
        place \(dialect.integer) NOT NULL CHECK (place > 0),
        recipe_id \(dialect.integer) NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
        found_at \(dialect.integer) NOT NULL,
        PRIMARY KEY (person_id, place),
        \(personOfRecipes)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX recipe_idea_by_recipe ON recipe_idea (recipe_id)",
    ]
  }

  private static let personOfRecipes = """
    FOREIGN KEY (household_id, person_id) REFERENCES person (household_id, id) ON UPDATE CASCADE ON DELETE CASCADE
    """

  private static func submission(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE recipe_submission (
        household_id \(dialect.integer) NOT NULL,
        person_id \(dialect.integer) NOT NULL,
        form_key \(dialect.text) NOT NULL CHECK (length(form_key) BETWEEN 1 AND 64),
        fingerprint \(dialect.text) NOT NULL CHECK (length(fingerprint) = 32),
        recipe_id \(dialect.integer) NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
        sent_at \(dialect.integer) NOT NULL,
        PRIMARY KEY (person_id, form_key, fingerprint),
        \(personOfRecipes)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX recipe_submission_by_recipe ON recipe_submission (recipe_id)",
      "CREATE INDEX recipe_submission_by_time ON recipe_submission (sent_at)",
    ]
  }

  /// Returns the statements that create the tables of queries sent to the catalogue, of its categories and cuisines,
  /// and of the current pause after failures.
  private static func catalogue(_ dialect: any SQLDialect) -> [String] {
    [
      """
      CREATE TABLE catalogue_inquiry (
        question \(dialect.text) PRIMARY KEY CHECK (\(isText("question", 500, dialect))),
        asked_at \(dialect.integer) NOT NULL
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX catalogue_inquiry_by_time ON catalogue_inquiry (asked_at)",
      """
      CREATE TABLE catalogue_term (
        kind \(dialect.text) NOT NULL CHECK (kind IN ('category', 'cuisine')),
        name \(dialect.text) NOT NULL CHECK (\(isText("name", 200, dialect))),
        PRIMARY KEY (kind, name)
      ) \(dialect.tableEnd)
      """,
      """
      CREATE TABLE catalogue_pause (
        id \(dialect.integer) PRIMARY KEY CHECK (id = 1),
        failures \(dialect.integer) NOT NULL CHECK (failures > 0),
        until \(dialect.integer) NOT NULL
      ) \(dialect.tableEnd)
      """,
    ]
  }

  private static func isText(_ column: String, _ limit: Int, _ dialect: any SQLDialect) -> String {
    "\(dialect.byteCount(column)) <= \(limit) AND \(dialect.isText(column))"
  }
}
