extension MealStore {
  /// Passes each of a person's meals to `take`, newest first. For a meal that is made of foods, unknown fibre, sugars,
  /// saturated fat and salt are the sums of its foods, if all of them state it.
  public static func forEachMeal(
    of person: Person.ID, _ statements: borrowing Statements, _ take: (MealContent) -> Void
  ) throws(StoreError) {
    let further = FurtherNutrient.allCases.map(\.nutrient.column).map { column in
      """
      COALESCE(meal.\(column), (
        SELECT CASE WHEN COUNT(*) > 0 AND COUNT(*) = COUNT(meal_food.\(column)) THEN \(PortableSQL.sum("meal_food.\(column)")) END
        FROM meal_food WHERE meal_food.meal_id = meal.id
      ))
      """
    }
    _ = try statements.run(
      """
      SELECT \(MealRowCoder.columns), \(further.joined(separator: ", ")) FROM meal
      WHERE person_id = $1 AND deleted_at IS NULL ORDER BY eaten_on DESC, eaten_at DESC, id DESC
      """,
      [.id(person)]
    ) { row throws(StoreError) in
      var content = try MealRowCoder.read(row).content
      content.further = masses(row, from: MealTableColumn.width)
      take(content)
    }
  }
}
