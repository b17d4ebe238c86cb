/// The result of marking an entry as eaten, or as not eaten.
public struct PlanEatingResult: Equatable, Sendable {
  /// The day for which the entry is planned.
  public let planned: LocalDate
  /// The change that was made, or the reason that nothing was changed.
  public let outcome: Outcome

  /// A change of an entry, or a reason that nothing was changed.
  public enum Outcome: Equatable, Sendable {
    /// The entry was marked as eaten on that day, now or before. The value is the meal made from the entry.
    case eaten(Meal.ID, on: LocalDate)
    /// The deleted meal was restored.
    case restored
    /// The entry is not marked as eaten. The value is the deleted meal, which can be restored; nil if there is none.
    case uneaten(Meal.ID?)
    /// Nothing was changed: the entry is planned for a later day, and no day was given.
    case undated
    /// Nothing was changed: the entry was deleted.
    case removed
  }
}

extension PlanStore {
  /// Adds one serving of an entry to the person's diary as a meal, with a copy of the recipe's values, in one
  /// transaction. If the person has already eaten the entry, nothing is changed.
  ///
  /// On the planned day, the meal gets the category under which the entry was listed. An entry without a category that
  /// is eaten today, but planned for another day, gets the usual category at this time. Only a meal of today has a
  /// time. An estimated energy remains marked as an estimate.
  ///
  /// - Parameters:
  ///   - date: The day on which the entry was eaten; nil for the planned day. If that is after today, nothing is
  ///     changed.
  ///   - deleted: A deleted meal that is restored instead, with all its details; nil for a new one.
  ///   - hasSpace: True if the disk has space for one more photo.
  /// - Throws: ``StoreError/notFound`` if the household has no such entry; ``StoreError/pastDay``.
  public func eat(
    _ id: PlanEntry.ID, on date: LocalDate? = nil, today: LocalDate, now time: LocalTime,
    restoring deleted: Meal.ID? = nil, hasSpace: Bool = true, by person: Person
  ) throws(StoreError) -> PlanEatingResult {
    try change(id, by: person) { entry, statements throws(StoreError) in
      if let meal = entry.eaten { return .eaten(meal, on: entry.eatenOn ?? entry.day) }
      if let deleted {
        try MealStore(database, now: now).restore(deleted, by: person, statements)
        return .restored
      }
      guard let date = date ?? (entry.day > today ? nil : entry.day) else { return .undated }
      let time = date == today ? time : nil
      return .eaten(try eat(entry, on: date, at: time, hasSpace: hasSpace, by: person, statements), on: date)
    }
  }

  /// Deletes the meal that the person made from an entry, in one transaction. Changes nothing if the entry was deleted,
  /// or if the person has not eaten it.
  ///
  /// - Throws: ``StoreError/notFound`` if the household has no such entry; ``StoreError/pastDay``.
  public func undoEating(_ id: PlanEntry.ID, by person: Person) throws(StoreError) -> PlanEatingResult {
    try change(id, by: person) { entry, statements throws(StoreError) in
      guard let meal = entry.eaten else { return .uneaten(try Self.deletedMeal(of: id, by: person, statements)) }
      try MealStore(database, now: now).delete(meal, by: person, statements)
      return .uneaten(meal)
    }
  }

  /// Changes whether an entry is eaten, unless the entry was deleted.
  private func change(
    _ id: PlanEntry.ID, by person: Person,
    _ change: (PlanEntry, borrowing Statements) throws(StoreError) -> PlanEatingResult.Outcome
  ) throws(StoreError) -> PlanEatingResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      if let day = try Self.dayOfRemoved(id, by: person, statements) {
        return PlanEatingResult(planned: day, outcome: .removed)
      }
      let entry = try Self.entry(id, for: person, statements)
      return PlanEatingResult(planned: entry.day, outcome: try change(entry, statements))
    }
  }

  private func eat(
    _ entry: PlanEntry, on date: LocalDate, at time: LocalTime?, hasSpace: Bool, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Meal.ID {
    try person.requireOpen(date)
    var content = entry.meal(on: date, at: time)
    content.further = try RecipeStore.further(of: entry.recipe?.id, for: person, statements)
    let picture = hasSpace ? entry.recipe?.picture ?? .none : .none
    let meal = try MealStore(database, now: now).insert(
      content, photo: try PhotoRows.insert(picture, by: person, statements), by: person, statements)
    try Self.recordMeal(meal, eatenOf: entry.id, by: person, statements)
    try FirstStepRows.finish(.meal, by: person, statements)
    return meal
  }

  /// Records that a meal was made from an entry.
  static func recordMeal(
    _ meal: Meal.ID, eatenOf entry: PlanEntry.ID, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO plan_eaten (household_id, person_id, entry_id, meal_id) VALUES ($1, $2, $3, $4)
      ON CONFLICT (person_id, entry_id) DO UPDATE SET meal_id = excluded.meal_id
      """,
      [.id(person.household), .id(person.id), .id(entry), .id(meal)])
  }

  /// Returns the meal that the person made from an entry and has deleted since; nil if there is none.
  private static func deletedMeal(
    of id: PlanEntry.ID, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Meal.ID? {
    try statements.first(
      """
      SELECT meal.id FROM plan_eaten JOIN meal ON meal.id = plan_eaten.meal_id
      WHERE plan_eaten.entry_id = $1 AND plan_eaten.person_id = $2 AND meal.deleted_at IS NOT NULL
      """,
      [.id(id), .id(person.id)]
    ) { row in row.id(0) }
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
