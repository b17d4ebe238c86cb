extension MealStore {
  /// Returns the meals up to `today` that match a search, most recent first. Of meals with the same name, only the last
  /// one is returned.
  public func found(
    _ typed: String, until today: LocalDate, upTo limit: Int, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedMeal] {
    guard let search = MealSearch(typed), !search.phrases.isEmpty else { return [] }
    return try statements.all(
      lastFound, [.text(words.pattern(search, by: person)), .id(person), .text(today.iso), .int(limit)],
      count: limit, MealRowCoder.readListed)
  }

  /// A query for the meals of person $2 until day $3 that match $1, of each name the last one; at most $4.
  var lastFound: String {
    """
    SELECT \(MealRowCoder.listedColumns) FROM meal WHERE id IN (
      SELECT id FROM (
        SELECT id, eaten_on, eaten_at, ROW_NUMBER() OVER (
          PARTITION BY name_key ORDER BY eaten_on DESC, eaten_at DESC, id DESC
        ) AS place FROM meal
        WHERE id IN (\(words.mealsFirst(matching: "$1"))) AND person_id = $2 AND deleted_at IS NULL
        AND eaten_on <= $3
      ) AS found WHERE place = 1 ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT $4
    ) ORDER BY eaten_on DESC, eaten_at DESC, id DESC
    """
  }

  /// Returns a person's last five meals that contain a food.
  static func meals(
    withFood food: Int, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedMeal] {
    try statements.all(
      """
      SELECT \(MealRowCoder.listedColumns) FROM meal
      WHERE id IN (SELECT meal_id FROM meal_food WHERE food_id = $1) AND person_id = $2 AND deleted_at IS NULL
      ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 5
      """,
      [.int(food), .id(person)], MealRowCoder.readListed)
  }
}
