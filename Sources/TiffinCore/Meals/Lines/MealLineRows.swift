/// Statements on the `meal_food` table, for use inside other transactions.
enum MealLineRows {
  private static let columns = "food_id, name, amount, measure, mass_mg, \(Nutrient.columns)"

  /// Returns a meal's lines in order.
  static func of(_ meal: Meal.ID, _ statements: borrowing Statements) throws(StoreError) -> [MealLine] {
    try statements.all(
      "SELECT \(columns) FROM meal_food WHERE meal_id = $1 ORDER BY place", [.id(meal)]
    ) { row in
      MealLine(
        food: row.optionalInt(0), name: row.text(1), amount: row.text(2), measure: row.text(3),
        mass: row.optionalInt(4), nutrients: Nutrients(row, from: 5))
    }
  }

  /// Replaces a meal's lines.
  static func set(
    _ lines: [MealLine], of meal: Meal.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run("DELETE FROM meal_food WHERE meal_id = $1", [.id(meal)])
    try insert(lines, of: meal, statements)
  }

  private static func insert(
    _ lines: [MealLine], of meal: Meal.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    for (place, line) in lines.enumerated() {
      let values: [SQLValue] = [
        .id(meal), .int(place), .int(line.food), .text(line.name), .text(line.amount), .text(line.measure),
        .int(line.mass),
      ]
      try statements.run(insertion, values + line.nutrients.values)
    }
  }

  private static let insertion = """
    INSERT INTO meal_food (meal_id, place, \(columns))
    VALUES (\((1...(7 + Nutrient.allCases.count)).map { "$\($0)" }.joined(separator: ", ")))
    """

  /// Copies the lines of a meal to another meal. Each line has a statement of its own, because the full-text index
  /// would flush its words before a statement that may write many rows.
  static func copy(
    from meal: Meal.ID, to copy: Meal.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let lines = try of(meal, statements)
    try statements.require(lines.count, of: .plate)
    try insert(lines, of: copy, statements)
  }
}
