extension Migration {
  /// 024: the first characters of meals' words, in the indexes by name and by category: a search that goes through one of
  /// them meal by meal skips those that cannot match.
  static let mealInitials = Migration { statements, dialect throws(StoreError) in
    try add(["initials \(dialect.integer) NOT NULL DEFAULT \(Initials.unknown.bits)"], to: "meal", statements)
    guard dialect.wordIndex("meal_words").looksAtRows else { return }
    try fill(statements)
    for (name, columns) in indexes {
      try statements.run("DROP INDEX \(name)")
      try statements.run("CREATE INDEX \(name) ON meal (\(columns)) WHERE deleted_at IS NULL")
    }
  }

  private static let indexes = [
    ("meal_by_name", "person_id, name_key, eaten_on DESC, eaten_at DESC, id DESC, initials"),
    ("meal_by_category", "person_id, category_key, name_key, eaten_on DESC, eaten_at DESC, id DESC, initials"),
  ]

  /// Fills in some rows at a time, as their notes may be long.
  private static func fill(_ statements: borrowing Statements) throws(StoreError) {
    var last = 0
    while true {
      let meals = try statements.all(
        "SELECT id, name, notes FROM meal WHERE id > $1 ORDER BY id LIMIT 200", [.int(last)]
      ) { row in (id: row.int(0), initials: Initials(Words.of(row.text(1)) + Words.of(row.text(2)))) }
      for meal in meals {
        try statements.run(
          "UPDATE meal SET initials = $1 WHERE id = $2", [.int(meal.initials.bits), .int(meal.id)])
      }
      guard let reached = meals.last?.id else { return }
      last = reached
    }
  }
}
