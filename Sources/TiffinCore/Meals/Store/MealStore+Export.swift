extension MealStore {
  /// Hands over all of a person's meals, the newest first, as they were at one moment.
  public func forEachMeal(of person: Person.ID, _ take: (MealContent) -> Void) throws(StoreError) {
    try database.read { statements throws(StoreError) in
      _ = try statements.run(
        """
        SELECT \(MealRow.columns) FROM meal WHERE person_id = $1 AND deleted_at IS NULL
        ORDER BY eaten_on DESC, eaten_at DESC, id DESC
        """,
        [.id(person)]
      ) { row throws(StoreError) in take(try MealRow.read(row).content) }
    }
  }
}
