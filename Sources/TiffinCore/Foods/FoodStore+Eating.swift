extension FoodStore {
  /// Adds an amount of a food to the diary as a separate meal.
  ///
  /// A form that is sent twice adds one meal.
  ///
  /// - Throws: ``StoreError/pastDay`` if the day may no longer be changed.
  public func eat(
    _ line: MealLine, on date: LocalDate, at time: LocalTime?, as category: MealCategory, key: SubmissionKey,
    by person: Person
  ) throws(StoreError) -> Meal.ID {
    let content = MealContent(
      name: MealName(stored: line.name), category: category, energy: line.nutrients.energy,
      macros: line.nutrients.macros, date: date, time: time)
    return try MealStore(database, now: now).add(content, of: [line], key: key, by: person)
  }

  /// Adds a food to a meal that consists of foods. The meal's values remain the sum of its foods, and its name the list
  /// of them, unless they were overwritten.
  ///
  /// A form that is sent twice adds one line.
  ///
  /// - Returns: The line's index; nil if the form was sent before and the line has been removed since.
  /// - Throws: ``StoreError/notFound``, ``StoreError/pastDay``.
  @discardableResult
  public func add(
    _ line: MealLine, to meal: Meal.ID, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Int? {
    try MealStore(database, now: now).add(line, to: meal, key: key, by: person)
  }

  /// Replaces or removes a line of a meal. The meal's values and name are updated unless they were overwritten.
  ///
  /// A meal that consists only of foods is deleted together with its last line. Restoring the meal restores the line.
  ///
  /// - Parameters:
  ///   - line: The line as shown on the page. Its position may have changed since.
  ///   - replacement: The new line; nil to remove the line.
  ///   - key: The key of the form. A form that is sent twice has the same result as long as the meal exists.
  /// - Returns: The effect on the meal.
  /// - Throws: ``StoreError/notFound``, ``StoreError/pastDay``.
  public func change(
    _ line: ExpectedMealLine, of meal: Meal.ID, to replacement: MealLine?, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> MealFoodChangeResult {
    try MealStore(database, now: now).change(line, of: meal, to: replacement, key: key, by: person)
  }
}
