extension MealStore {
  /// Sets a meal's rating; setting the same again changes nothing.
  ///
  /// The revision increases only if something changes, so that an edit under way is not disturbed for nothing.
  /// - Throws: ``StoreError/notFound``, ``StoreError/pastDay``.
  public func rate(_ id: Meal.ID, _ rating: Rating, by person: Person) throws(StoreError) {
    try database.write { statements throws(StoreError) in
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
