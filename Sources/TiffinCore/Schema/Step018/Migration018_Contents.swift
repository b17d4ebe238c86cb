extension Migration {
  /// A part of migration 018: the nutrients of recipes, and households' choices of foods for ingredients.
  ///
  /// Figures are per serving; NULL is unknown.
  static let recipeContents = Migration { statements, dialect throws(StoreError) in
    for statement in contents(dialect) { try statements.run(statement) }
  }

  private static func contents(_ dialect: any SQLDialect) -> [String] {
    [
      // reader is the version of the parser: recipes parsed by an older one, or not at all, are parsed again in the
      // background.
      """
      CREATE TABLE recipe_contents (
        recipe_id \(dialect.integer) PRIMARY KEY REFERENCES recipe (id) ON DELETE CASCADE,
        reader \(dialect.integer) NOT NULL CHECK (reader >= 0),
        line_count \(dialect.integer) NOT NULL CHECK (line_count >= 0),
        known_count \(dialect.integer) NOT NULL CHECK (known_count BETWEEN 0 AND line_count),
        mass_mg \(dialect.integer) NOT NULL CHECK (mass_mg BETWEEN 0 AND 2147483647),
        known_mass_mg \(dialect.integer) NOT NULL CHECK (known_mass_mg BETWEEN 0 AND mass_mg),
        energy_kcal \(dialect.integer) CHECK (energy_kcal BETWEEN 0 AND 100000),
        carbs_mg \(dialect.integer) CHECK (carbs_mg BETWEEN 0 AND 2147483647),
        protein_mg \(dialect.integer) CHECK (protein_mg BETWEEN 0 AND 2147483647),
        fat_mg \(dialect.integer) CHECK (fat_mg BETWEEN 0 AND 2147483647),
        fibre_mg \(dialect.integer) CHECK (fibre_mg BETWEEN 0 AND 2147483647),
        sugars_mg \(dialect.integer) CHECK (sugars_mg BETWEEN 0 AND 2147483647),
        saturated_mg \(dialect.integer) CHECK (saturated_mg BETWEEN 0 AND 2147483647),
        salt_mg \(dialect.integer) CHECK (salt_mg BETWEEN 0 AND 2147483647)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX recipe_contents_by_reader ON recipe_contents (reader, recipe_id)",
      // Existing recipes are queued for parsing.
      """
      INSERT INTO recipe_contents (recipe_id, reader, line_count, known_count, mass_mg, known_mass_mg)
      SELECT id, 0, 0, 0, 0, 0 FROM recipe WHERE household_id IS NOT NULL OR refreshed_at IS NOT NULL
      """,
      // A line without a food means, if is_nothing is 0, that its food was not found.
      """
      CREATE TABLE recipe_line_food (
        recipe_id \(dialect.integer) NOT NULL REFERENCES recipe (id) ON DELETE CASCADE,
        place \(dialect.integer) NOT NULL CHECK (place > 0),
        ingredient_key \(dialect.text) NOT NULL CHECK (\(dialect.byteCount("ingredient_key")) <= 200),
        food_id \(dialect.integer) REFERENCES food (id) ON DELETE SET NULL,
        is_nothing \(dialect.integer) NOT NULL CHECK (is_nothing IN (0, 1)),
        mass_mg \(dialect.integer) CHECK (mass_mg BETWEEN 0 AND 2147483647),
        PRIMARY KEY (recipe_id, place)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX recipe_line_food_by_food ON recipe_line_food (food_id) WHERE food_id IS NOT NULL",
      "CREATE INDEX recipe_line_food_by_key ON recipe_line_food (ingredient_key, recipe_id)",
      // A household's choice for an ingredient in all its recipes; without a food, the ingredient counts as nothing.
      // mass_mg is the mass of one unit, NULL if the household chose none; unit is '' for pieces, and 'some' for lines
      // without an amount.
      """
      CREATE TABLE ingredient_food (
        household_id \(dialect.integer) NOT NULL REFERENCES household (id) ON DELETE CASCADE,
        ingredient_key \(dialect.text) NOT NULL CHECK (
          length(ingredient_key) > 0 AND \(dialect.byteCount("ingredient_key")) <= 200
          AND \(dialect.isText("ingredient_key"))
        ),
        food_id \(dialect.integer) REFERENCES food (id) ON DELETE CASCADE,
        unit \(dialect.text) CHECK (\(dialect.byteCount("unit")) <= 20 AND \(dialect.isText("unit"))),
        mass_mg \(dialect.integer) CHECK (mass_mg BETWEEN 1 AND 1000000000),
        CHECK ((unit IS NULL) = (mass_mg IS NULL)),
        PRIMARY KEY (household_id, ingredient_key)
      ) \(dialect.tableEnd)
      """,
      "CREATE INDEX ingredient_food_by_food ON ingredient_food (food_id) WHERE food_id IS NOT NULL",
    ]
  }
}
