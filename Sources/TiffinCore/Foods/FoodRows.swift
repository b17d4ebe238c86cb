/// Statements on foods for use in transactions of other stores.
enum FoodRows {
  /// Moves up to `limit` foods to another household, when the last person of their household moves there.
  ///
  /// - Returns: True if foods were moved.
  static func moveSome(
    atMost limit: Int, from old: Household.ID, to household: Household.ID, _ dialect: any SQLDialect,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let foods = try statements.all(
      "SELECT id, name, brand, barcode FROM food WHERE household_id = $1 LIMIT $2", [.id(old), .int(limit)]
    ) { row in
      let words = FoodWords(row.text(1), brand: row.optionalText(2), barcode: row.optionalText(3))
      return (id: row.id(0) as Food.ID, words: words)
    }
    let index = FoodStore.index(dialect)
    for food in foods {
      try statements.run("UPDATE food SET household_id = $1 WHERE id = $2", [.id(household), .id(food.id)])
      try statements.run(index.replacement, [.text(food.words.text(of: household)), .id(food.id)])
    }
    return !foods.isEmpty
  }

  /// Removes up to `limit` foods of a household whose last person leaves. Meals are not changed.
  ///
  /// - Returns: True if foods were removed.
  static func removeSome(
    atMost limit: Int, in household: Household.ID, _ dialect: any SQLDialect, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let foods: [Food.ID] = try statements.all(
      "SELECT id FROM food WHERE household_id = $1 LIMIT $2", [.id(household), .int(limit)]
    ) { row in row.id(0) }
    let index = FoodStore.index(dialect)
    for food in foods {
      try statements.run(index.removal, [.id(food)])
      try statements.run("DELETE FROM food WHERE id = $1", [.id(food)])
    }
    return !foods.isEmpty
  }

  /// A food of a table with the columns needed for rating it.
  struct CandidateFood {
    let id: Food.ID
    let oddness: Int
    /// The food's ``FoodWords/key``.
    let key: String
  }

  /// Returns up to `limit` foods of tables whose names contain all words of a search, unordered.
  static func words(
    _ search: FoodSearch, _ dialect: any SQLDialect, upTo limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> [CandidateFood] {
    let index = FoodStore.index(dialect)
    return try statements.all(
      """
      SELECT id, oddness, word_key FROM food
      WHERE id IN (\(index.rows(matching: "$1")) LIMIT \(limit)) AND deleted_at IS NULL
      """,
      [.text(search.pattern(index, of: nil))]
    ) { row in CandidateFood(id: row.id(0), oddness: row.int(1), key: row.text(2)) }
  }
}
