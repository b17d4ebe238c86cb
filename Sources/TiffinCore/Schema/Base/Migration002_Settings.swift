extension Migration {
  /// Migration 002: the columns for a person's settings.
  static let settings = Migration { statements, dialect throws(StoreError) in
    for column in [
      "meal_order \(dialect.text) NOT NULL DEFAULT 'date' CHECK (meal_order IN (\(orders)))",
      "time_zone \(dialect.text) CHECK (\(dialect.byteCount("time_zone")) BETWEEN 1 AND 100)",
      "energy_goal_kcal \(dialect.integer) CHECK (energy_goal_kcal BETWEEN 0 AND 100000)",
      "carbs_goal_mg \(dialect.integer) CHECK (carbs_goal_mg BETWEEN 0 AND 10000000)",
      "protein_goal_mg \(dialect.integer) CHECK (protein_goal_mg BETWEEN 0 AND 10000000)",
      "fat_goal_mg \(dialect.integer) CHECK (fat_goal_mg BETWEEN 0 AND 10000000)",
      "past_days_read_only \(dialect.integer) NOT NULL DEFAULT 0 CHECK (past_days_read_only IN (0, 1))",
    ] {
      try statements.run("ALTER TABLE person ADD COLUMN \(column)")
    }
  }

  // The orders are not derived from MealOrder, as a released migration must not change when an order is added.
  private static let orders = "'date', 'name', 'calories', 'protein', 'fat', 'carbs', 'category'"
}
