extension MealStore {
  /// Sets the stars that a meal has; setting the same again changes nothing.
  public func rate(_ id: Meal.ID, _ rating: Rating, by person: Person) throws(StoreError) {
    try mark("rating", .int(rating.stars), on: id, by: person)
  }

  /// Marks a meal as favourite or not; setting the same again changes nothing.
  public func setFavourite(_ id: Meal.ID, _ isFavourite: Bool, by person: Person) throws(StoreError) {
    try mark("is_favourite", .flag(isFavourite), on: id, by: person)
  }

  /// The revision goes up only when something changes, so that an edit under way is not disturbed for nothing.
  private func mark(
    _ column: String, _ value: SQLValue, on id: Meal.ID, by person: Person
  ) throws(StoreError) {
    try database.write { statements throws(StoreError) in
      try Self.requireOpenDay(of: id, by: person, statements)
      let changed = try statements.run(
        """
        UPDATE meal SET \(column) = $1, revision = revision + 1
        WHERE id = $2 AND person_id = $3 AND deleted_at IS NULL AND \(column) <> $1
        """,
        [value, .id(id), .id(person.id)])
      if changed == 0 { _ = try Self.meal(id, of: person.id, statements) }
    }
  }
}
