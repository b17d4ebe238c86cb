extension FoodStore {
  /// Adds an amount of a food to the diary as a separate meal.
  ///
  /// The same form sent twice adds one meal.
  ///
  /// - Throws: ``StoreError/pastDay`` if the day can no longer be changed.
  public func eat(
    _ line: MealLine, on date: LocalDate, at time: LocalTime?, as category: MealCategory, key: SubmissionKey,
    by person: Person
  ) throws(StoreError) -> Meal.ID {
    let content = MealContent(
      name: MealName(stored: line.name), category: category, energy: line.nutrients.energy,
      macros: line.nutrients.macros, date: date, time: time)
    return try MealStore(database, now: now).add(content, of: [line], key: key, by: person)
  }

  /// Adds a food to a meal that is made of foods. The meal's figures remain the sum, and its name the list of its
  /// foods, until they are overwritten.
  ///
  /// The same form sent twice adds one line.
  ///
  /// - Returns: The line's index; nil if the form was sent before and the line has been removed since.
  /// - Throws: ``StoreError/notFound``, ``StoreError/pastDay``.
  @discardableResult
  public func add(
    _ line: MealLine, to meal: Meal.ID, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Int? {
    try MealStore(database, now: now).add(line, to: meal, key: key, by: person)
  }

  /// Replaces or removes a line of a meal. Figures and name are updated unless they were overwritten.
  ///
  /// A meal that consists only of foods is deleted with its last line; restoring it restores the food, too.
  ///
  /// - Parameters:
  ///   - line: The line as it was shown. It may have moved to another position since.
  ///   - replacement: The new line; nil to remove it.
  ///   - key: The form's key. Sent twice, it returns the same result as long as the meal exists.
  /// - Returns: The effect on the meal.
  /// - Throws: ``StoreError/notFound``, ``StoreError/pastDay``.
  public func change(
    _ line: ShownLine, of meal: Meal.ID, to replacement: MealLine?, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> PlateChange {
    try MealStore(database, now: now).change(line, of: meal, to: replacement, key: key, by: person)
  }
}
