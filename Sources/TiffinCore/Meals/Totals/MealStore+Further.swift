extension MealStore {
  /// Returns the fibre, sugars, saturated fat and salt of a person's meals of some days, earlier days first, within a
  /// page's snapshot.
  public static func further(
    of days: ClosedRange<LocalDate>, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [MealFurtherNutrients] {
    try read(
      "meal.person_id = $1 AND meal.eaten_on BETWEEN $2 AND $3 AND meal.deleted_at IS NULL",
      [.id(person), .text(days.lowerBound.iso), .text(days.upperBound.iso)], statements)
  }

  /// Returns the fibre, sugars, saturated fat and salt of one meal; nil if it does not exist.
  public static func further(of meal: Meal.ID, _ statements: borrowing Statements) throws(StoreError)
    -> MealFurtherNutrients?
  {
    try read("meal.id = $1", [.id(meal)], statements).first
  }

  /// Reads a row for each food of a meal, and one row for a meal without foods.
  private static func read(
    _ condition: String, _ values: [SQLValue], _ statements: borrowing Statements
  ) throws(StoreError) -> [MealFurtherNutrients] {
    let columns = FurtherNutrient.allCases.map(\.nutrient.column)
    let rows = try statements.all(
      """
      SELECT meal.id, meal.eaten_on, meal.is_estimated, meal_food.place, \
      \(columns.map { "meal.\($0)" }.joined(separator: ", ")), \
      \(columns.map { "meal_food.\($0)" }.joined(separator: ", "))
      FROM meal LEFT JOIN meal_food ON meal_food.meal_id = meal.id
      WHERE \(condition) ORDER BY meal.eaten_on, meal.id, meal_food.place
      """,
      values
    ) { row throws(StoreError) in
      MealLineRow(
        meal: row.id(0), date: try MealRowCoder.date(row, 1), isEstimated: row.flag(2), stated: masses(row, from: 4),
        line: row.isNull(3) ? nil : masses(row, from: 8))
    }
    return joined(rows)
  }

  private struct MealLineRow {
    let meal: Meal.ID
    let date: LocalDate
    let isEstimated: Bool
    let stated: FurtherNutrients
    let line: FurtherNutrients?
  }

  /// Reads four columns in the order of ``FurtherNutrient``.
  static func masses(_ row: borrowing Row, from first: Int) -> FurtherNutrients {
    var masses = FurtherNutrients.unknown
    for nutrient in FurtherNutrient.allCases {
      masses[nutrient] = row.optionalInt(first + nutrient.rawValue).map(Mass.init(stored:))
    }
    return masses
  }

  private static func joined(_ rows: [MealLineRow]) -> [MealFurtherNutrients] {
    var meals: [MealFurtherNutrients] = []
    var rest = rows[...]
    while let first = rest.first {
      let own = rest.prefix { $0.meal == first.meal }
      rest = rest.dropFirst(own.count)
      meals.append(
        MealFurtherNutrients(
          meal: first.meal, date: first.date, isEstimated: first.isEstimated, stated: first.stated,
          lines: own.compactMap(\.line)))
    }
    return meals
  }
}
