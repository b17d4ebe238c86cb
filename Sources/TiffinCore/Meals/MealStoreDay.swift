extension MealStore {
  /// A person's meals of one day, as the day went: by time, meals without one last, and of those with the same time the
  /// first added first.
  public func meals(on day: LocalDate, of person: Person.ID) throws(StoreError) -> [ListedMeal] {
    try database.read { statements throws(StoreError) in
      try statements.all(
        Self.listedMeals, [.id(person), .text(day.iso)], count: 16, MealRow.readListed)
    }
  }

  private static let listedMeals = day(MealRow.listedColumns)
  static let wholeMeals = day(MealRow.columns)

  private static func day(_ columns: String) -> String {
    """
    SELECT \(columns) FROM meal WHERE person_id = $1 AND eaten_on = $2 AND deleted_at IS NULL
    ORDER BY CASE eaten_at WHEN '' THEN 1 ELSE 0 END, eaten_at, id
    """
  }
}
