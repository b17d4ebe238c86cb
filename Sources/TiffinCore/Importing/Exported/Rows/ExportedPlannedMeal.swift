/// A reference to the plan entry from which a meal was made.
struct ExportedPlannedMeal {
  private let day: LocalDate
  private let slot: String
  private let name: String

  /// Parses the reference of a meal to a planned entry; nil if the meal was not planned.
  init?(exported value: JSONValue) {
    guard let day = LocalDate(iso: value.written("planned_day")), let name = value["planned_name"]?.text else {
      return nil
    }
    (self.day, self.name, slot) = (day, name, value.written("planned_slot"))
  }

  /// Marks the first matching entry that the person has not eaten as eaten.
  func mark(eatenAs meal: Meal.ID, by person: Person, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run(
      """
      INSERT INTO plan_eaten (household_id, person_id, entry_id, meal_id)
      SELECT $1, $2, id, $3 FROM plan_entry
      WHERE household_id = $1 AND day = $4 AND slot = $5 AND name = $6 AND deleted_at IS NULL AND NOT EXISTS (
        SELECT 1 FROM plan_eaten WHERE plan_eaten.person_id = $2 AND plan_eaten.entry_id = plan_entry.id
      ) ORDER BY place, id LIMIT 1
      """,
      [.id(person.household), .id(person.id), .id(meal), .text(day.iso), .text(slot), .text(name)])
  }
}
