extension Migration {
  /// 024: a mask of the first characters of a meal's words, which ``noMealInitials`` removes.
  static let mealInitials = Migration.columns(of: "meal") { ["initials \($0.integer) NOT NULL DEFAULT -1"] }

  /// 028: drops the column `initials` of meals, which earlier releases wrote and used in two indexes.
  static let noMealInitials = Migration { statements, dialect throws(StoreError) in
    for (name, _) in mealIndexes { try statements.run("DROP INDEX \(name)") }
    try statements.run("ALTER TABLE meal DROP COLUMN initials")
    for (name, columns) in mealIndexes {
      try statements.run("CREATE INDEX \(name) ON meal (\(columns)) WHERE deleted_at IS NULL")
    }
  }

  private static let mealIndexes = [
    ("meal_by_name", "person_id, name_key, eaten_on DESC, eaten_at DESC, id DESC"),
    ("meal_by_category", "person_id, category_key, name_key, eaten_on DESC, eaten_at DESC, id DESC"),
  ]
}
