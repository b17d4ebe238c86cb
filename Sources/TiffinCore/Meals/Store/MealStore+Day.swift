extension MealStore {
  /// Returns a person's meals of some days in the order in which they were eaten: by time, with meals without a time
  /// last in their day, then by ID.
  public static func meals(
    of days: ClosedRange<LocalDate>, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedMeal] {
    try statements.all(
      listedMeals, [.id(person), .text(days.lowerBound.iso), .text(days.upperBound.iso)], count: 16,
      MealRowCoder.readOfDay)
  }

  static let listedMeal = "SELECT \(MealRowCoder.listedColumns) FROM meal WHERE id = $1 AND person_id = $2"
  static let listedMeals = meals("\(MealRowCoder.listedColumns), \(foods)")
  static let wholeMeals = meals(MealRowCoder.columns)

  private static let foods = """
    (SELECT COUNT(*) FROM meal_food AS f WHERE f.meal_id = meal.id),
    (SELECT f.amount || ' ' || f.measure FROM meal_food AS f WHERE f.meal_id = meal.id ORDER BY f.place LIMIT 1)
    """

  private static func meals(_ columns: String) -> String {
    """
    SELECT \(columns) FROM meal WHERE person_id = $1 AND eaten_on BETWEEN $2 AND $3 AND deleted_at IS NULL
    ORDER BY eaten_on, CASE eaten_at WHEN '' THEN 1 ELSE 0 END, eaten_at, id
    """
  }
}
