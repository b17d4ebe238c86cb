extension PlanStore {
  /// Marks the first step about dinners as done if dinners are planned for three days within six days of this one. As
  /// in the diary, an entry without a meal of the day is a dinner.
  func finishFirstStep(
    around day: LocalDate, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard person.settings.firstSteps.contains(.dinners) else { return }
    let days = try statements.first(
      """
      SELECT COUNT(DISTINCT day) FROM plan_entry WHERE household_id = $1 AND deleted_at IS NULL
      AND day BETWEEN $2 AND $3 AND (slot = '' OR slot = $4)
      """,
      [
        .id(person.household), .text((day.adding(days: -6) ?? day).iso), .text((day.adding(days: 6) ?? day).iso),
        .text(MealCategory.dinner.name),
      ]
    ) { row in row.int(0) }
    if days ?? 0 >= FirstSteps.dinnersAsked { try FirstStepRows.finish(.dinners, by: person, statements) }
  }
}
