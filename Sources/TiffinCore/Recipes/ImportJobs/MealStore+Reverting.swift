extension MealStore {
  /// Deletes up to 200 imported diary entries that have not been changed since.
  ///
  /// - Returns: False if there were none.
  func undoSome(of bringing: ImportJob.ID, by person: Person) throws(StoreError) -> Bool {
    try database.write(of: person.household) { statements throws(StoreError) in
      let ids = try statements.all(
        """
        SELECT meal.id FROM bringing_meal JOIN meal ON meal.id = bringing_meal.meal_id
        WHERE bringing_meal.bringing_id = $1 AND meal.person_id = $2 AND meal.deleted_at IS NULL
        AND meal.revision = bringing_meal.revision ORDER BY meal.id LIMIT 200
        """,
        [.id(bringing), .id(person.id)]
      ) { row -> Meal.ID in row.id(0) }
      for id in ids { try hide(id, by: person, statements) }
      return !ids.isEmpty
    }
  }
}
