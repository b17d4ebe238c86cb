extension MealStore {
  /// Returns a meal, and true if it has food lines; for a meal without a rating also the last rating among the hundred
  /// last meals of that name. Nil if the person has no such meal.
  static func findRated(
    _ id: Meal.ID, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> (Meal, (lastRating: Rating, isPlate: Bool))? {
    try statements.first(
      """
      SELECT \(MealRowCoder.columns), (
        SELECT rating FROM (
          SELECT earlier.rating, earlier.eaten_on, earlier.eaten_at, earlier.id FROM meal AS earlier
          WHERE earlier.person_id = meal.person_id AND earlier.name_key = meal.name_key AND earlier.deleted_at IS NULL
          ORDER BY earlier.eaten_on DESC, earlier.eaten_at DESC, earlier.id DESC LIMIT 100
        ) AS last WHERE rating > 0 ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 1
      ), \(PortableSQL.flag("EXISTS (SELECT 1 FROM meal_food WHERE meal_id = meal.id)"))
      FROM meal WHERE id = $1 AND person_id = $2 AND deleted_at IS NULL
      """,
      [.id(id), .id(person)]
    ) { row throws(StoreError) in
      let meal = try MealRowCoder.read(row)
      let last = meal.content.rating == .none ? row.optionalInt(MealTableColumn.width) : nil
      return (meal, (last.map(Rating.init(stored:)) ?? .none, row.flag(MealTableColumn.width + 1)))
    }
  }

  /// Sets a meal's rating. Repeating the call changes nothing.
  ///
  /// The revision increases only if something changes, so that a concurrent edit is not refused needlessly.
  /// - Throws: ``StoreError/notFound`` if the person has no such meal; ``StoreError/pastDay``.
  public func rate(_ id: Meal.ID, _ rating: Rating, by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) in
      try Self.requireOpenDay(of: id, by: person, statements)
      let changed = try statements.run(
        """
        UPDATE meal SET rating = $1, revision = revision + 1
        WHERE id = $2 AND person_id = $3 AND deleted_at IS NULL AND rating <> $1
        """,
        [.int(rating.stars), .id(id), .id(person.id)])
      if changed == 0 { _ = try Self.meal(id, of: person.id, statements) }
    }
  }
}
