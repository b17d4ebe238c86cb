extension MealStore {
  /// Passes each of a person's meals to `take`, newest first.
  public static func forEachMeal(
    of person: Person.ID, _ statements: borrowing Statements, _ take: (MealContent) -> Void
  ) throws(StoreError) {
    _ = try statements.run(
      """
      SELECT \(MealRow.columns) FROM meal WHERE person_id = $1 AND deleted_at IS NULL
      ORDER BY eaten_on DESC, eaten_at DESC, id DESC
      """,
      [.id(person)]
    ) { row throws(StoreError) in take(try MealRow.read(row).content) }
  }
}
