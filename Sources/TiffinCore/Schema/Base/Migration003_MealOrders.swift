extension Migration {
  /// 003: the keys by which meals are sorted and grouped, and the search index.
  ///
  /// SQL cannot compute the keys, which are in lower case and without accents; the store writes them with each meal.
  static let mealOrders = Migration { statements, dialect throws(StoreError) in
    for column in ["name_key", "category_key"] {
      try statements.run(
        """
        ALTER TABLE meal ADD COLUMN \(column) \(dialect.text) NOT NULL DEFAULT ''
        CHECK (\(dialect.byteCount(column)) <= 101)
        """)
    }
    let words = dialect.wordIndex("meal_words")
    for statement in words.creation { try statements.run(statement) }
    try fill(words, statements)
    // The indexes are created last, so that each is built in one pass.
    for index in indexes { try statements.run(index) }
  }

  /// The indexes of the meal list's orders. Each lists meals that are equal in its order newest first. The indexes with
  /// the category as the last column also serve lists of one category.
  private static let indexes = [
    "meal_by_name ON meal (person_id, name_key, eaten_on DESC, eaten_at DESC, id DESC)",
    "meal_by_energy ON meal (person_id, (COALESCE(energy_kcal, -1)), eaten_on, eaten_at, id, category_key)",
    "meal_by_carbs ON meal (person_id, (COALESCE(carbs_mg, -1)), eaten_on, eaten_at, id, category_key)",
    "meal_by_protein ON meal (person_id, (COALESCE(protein_mg, -1)), eaten_on, eaten_at, id, category_key)",
    "meal_by_fat ON meal (person_id, (COALESCE(fat_mg, -1)), eaten_on, eaten_at, id, category_key)",
    "meal_by_category ON meal (person_id, category_key, name_key, eaten_on DESC, eaten_at DESC, id DESC)",
    "meal_by_category_and_date ON meal (person_id, category_key, eaten_on, eaten_at, id)",
  ].map { "CREATE INDEX \($0) WHERE deleted_at IS NULL" }

  /// Writes the keys and the index words of all meals, in batches because notes can be long.
  private static func fill(_ words: any WordIndex, _ statements: borrowing Statements) throws(StoreError) {
    var last = 0
    while true {
      let meals = try statements.all(
        "SELECT id, person_id, name, category, notes FROM meal WHERE id > $1 ORDER BY id LIMIT 200", [.int(last)]
      ) { row in (id: row.int(0), person: row.int(1), name: row.text(2), category: row.text(3), notes: row.text(4)) }
      for meal in meals {
        let keys = MealSortKeys(name: MealName(stored: meal.name), category: MealCategory(stored: meal.category))
        try statements.run(
          "UPDATE meal SET name_key = $1, category_key = $2 WHERE id = $3",
          [.text(keys.name), .text(keys.category), .int(meal.id)])
        let text = MealWordIndex.text(of: meal.name, meal.notes, by: Person.ID(Int64(meal.person)))
        try statements.run(words.insertion, [.int(meal.id), .text(text)])
      }
      guard let reached = meals.last?.id else { return }
      last = reached
    }
  }
}
