extension Migration {
  /// 015: a table of how usual each meal is for a person at each hour, as a weight, so that pages need not count meals.
  ///
  /// It has a row for each name and hour at which a meal of that name was eaten, and one for all hours together (24).
  /// meal_id is the last meal of the name. It is not a foreign key: a meal is purged only after it was deleted, which
  /// rewrites these rows. ``usualSums`` fills the table.
  static let usualMeals = Migration { statements, dialect throws(StoreError) in
    try statements.run(
      """
      CREATE TABLE usual_meal (
        person_id \(dialect.integer) NOT NULL REFERENCES person (id) ON DELETE CASCADE,
        name_key \(dialect.text) NOT NULL,
        hour \(dialect.integer) NOT NULL CHECK (hour BETWEEN 0 AND 24),
        is_favourite \(dialect.integer) NOT NULL CHECK (is_favourite IN (0, 1)),
        weight \(dialect.integer) NOT NULL,
        meal_id \(dialect.integer) NOT NULL,
        PRIMARY KEY (person_id, name_key, hour)
      ) \(dialect.tableEnd)
      """)
    try statements.run(
      "CREATE INDEX usual_meal_by_weight ON usual_meal (person_id, is_favourite, hour, weight DESC, meal_id)")
  }
}
