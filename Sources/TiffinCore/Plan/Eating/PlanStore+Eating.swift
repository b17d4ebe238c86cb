extension PlanStore {
  /// Adds one serving of an entry to the person's diary as a meal, with a copy of the recipe's values. If the person
  /// has already eaten the entry, returns the existing meal.
  ///
  /// On the planned day, the meal gets the category under which the entry was listed. On another day, the meal of an
  /// entry without a category gets the usual category at that time.
  ///
  /// An estimated energy remains marked as an estimate.
  /// - Parameters:
  ///   - time: The time of the meal; nil if it is unknown.
  ///   - hasRoom: True if the disk has space for one more photo.
  /// - Throws: ``StoreError/notFound`` if the household has no such entry; ``StoreError/pastDay``.
  public func eat(
    _ id: PlanEntry.ID, on date: LocalDate, at time: LocalTime?, hasRoom: Bool = true,
    by person: Person
  ) throws(StoreError) -> Meal.ID {
    try database.write(of: person.household) { statements throws(StoreError) in
      let entry = try Self.entry(id, for: person, statements)
      if let meal = entry.eaten { return meal }
      try person.requireOpen(date)
      var content = entry.meal(on: date, at: time)
      content.further = try RecipeStore.further(of: entry.recipe?.id, for: person, statements)
      let picture = hasRoom ? entry.recipe?.picture ?? .none : .none
      let meal = try MealStore(database, now: now).insert(
        content, photo: try PhotoRows.insert(picture, by: person, statements), by: person, statements)
      try Self.note(meal, eatenOf: id, by: person, statements)
      try FirstStepRows.finish(.meal, by: person, statements)
      return meal
    }
  }

  /// Records that a meal was made from an entry.
  static func note(
    _ meal: Meal.ID, eatenOf entry: PlanEntry.ID, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO plan_eaten (household_id, person_id, entry_id, meal_id) VALUES ($1, $2, $3, $4)
      ON CONFLICT (person_id, entry_id) DO UPDATE SET meal_id = excluded.meal_id
      """,
      [.id(person.household), .id(person.id), .id(entry), .id(meal)])
  }
}

extension PlanStore {
  /// Returns the meal that the person made from an entry and has deleted since; nil if there is none.
  public func takenBack(_ id: PlanEntry.ID, by person: Person) throws(StoreError) -> Meal.ID? {
    try database.read { statements throws(StoreError) in
      try statements.first(
        """
        SELECT meal.id FROM plan_eaten JOIN meal ON meal.id = plan_eaten.meal_id
        WHERE plan_eaten.entry_id = $1 AND plan_eaten.person_id = $2 AND meal.deleted_at IS NOT NULL
        """,
        [.id(id), .id(person.id)]
      ) { row in row.id(0) }
    }
  }
}

extension PlanEntry {
  fileprivate func meal(on date: LocalDate, at time: LocalTime?) -> MealContent {
    let usual = time.flatMap { date == day ? nil : MealCategory.usual(at: $0) }
    return MealContent(
      name: name, category: slot ?? usual ?? category, energy: energy?.value,
      macros: recipe?.numbers.macros ?? .unknown, date: date, time: time,
      isEstimated: energy?.isEstimated ?? false, share: recipe.flatMap { $0.numbers.share(of: $0.id) })
  }
}
