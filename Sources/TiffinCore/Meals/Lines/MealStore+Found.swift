extension MealStore {
  /// Returns what a person ate before and that matches what was typed, each name once, the last first.
  public func found(
    _ typed: String, upTo limit: Int, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedMeal] {
    guard let search = MealSearch(typed), !search.phrases.isEmpty else { return [] }
    let meals = try statements.all(
      lastFound, [.text(words.pattern(search, by: person)), .id(person)]
    ) { row throws(StoreError) in (try MealRow.readListed(row), key: row.text(MealColumn.listed.count)) }
    var known: Set<String> = []
    return Array(meals.filter { known.insert($0.key).inserted }.map(\.0).prefix(limit))
  }

  /// The last of those of person $2 that match $1.
  var lastFound: String {
    """
    SELECT \(MealRow.listedColumns), name_key FROM meal
    WHERE id IN (\(words.mealsFirst(matching: "$1"))) AND person_id = $2 AND deleted_at IS NULL
    ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 60
    """
  }

  /// Returns a person's last meals that a food is in.
  static func meals(
    withFood food: Int, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedMeal] {
    try statements.all(
      """
      SELECT \(MealRow.listedColumns) FROM meal
      WHERE id IN (SELECT meal_id FROM meal_food WHERE food_id = $1) AND person_id = $2 AND deleted_at IS NULL
      ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 5
      """,
      [.int(food), .id(person)], MealRow.readListed)
  }
}
