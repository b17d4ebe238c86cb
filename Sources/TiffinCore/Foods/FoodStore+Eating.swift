extension FoodStore {
  /// Puts an amount of a food into the diary as a meal of its own.
  ///
  /// The same form sent twice adds one meal.
  /// - Throws: ``StoreError/pastDay``.
  public func eat(
    _ line: MealLine, on date: LocalDate, at time: LocalTime?, as category: MealCategory, key: SubmissionKey,
    by person: Person
  ) throws(StoreError) -> Meal.ID {
    let content = MealContent(
      name: MealName(stored: line.name), category: category, energy: line.nutrients.energy,
      macros: line.nutrients.macros, date: date, time: time)
    return try MealStore(database, now: now).add(content, of: [line], key: key, by: person)
  }

  /// Adds a food to a meal that is made of foods. Its figures stay the sum until somebody overwrites them, and its name
  /// the list of its foods.
  ///
  /// The same form sent twice adds one line.
  /// - Returns: Its place from 0; nil where the form was sent before, and it is there no more.
  /// - Throws: ``StoreError/notFound``, ``StoreError/pastDay``.
  @discardableResult
  public func add(
    _ line: MealLine, to meal: Meal.ID, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Int? {
    try MealStore(database, now: now).add(line, to: meal, key: key, by: person)
  }

  /// Puts another line in place of one of a meal's, or removes it. Figures and name that nobody has changed follow.
  ///
  /// A meal that is nothing but its foods goes with the last one; it can be restored, the food with it.
  ///
  /// - Parameters:
  ///   - line: The line as it was shown. It need not be where it was then.
  ///   - replacement: Nil to remove it.
  ///   - key: The form's. Sent twice, it has the same answer, as long as the meal is there.
  /// - Returns: What became of the meal.
  /// - Throws: ``StoreError/notFound``, ``StoreError/pastDay``.
  public func change(
    _ line: ShownLine, of meal: Meal.ID, to replacement: MealLine?, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> PlateChange {
    try MealStore(database, now: now).change(line, of: meal, to: replacement, key: key, by: person)
  }
}
