extension MealStore {
  /// Returns one page of a person's meals, in the query's order. Meals that are equal in this order come newest first:
  /// by day, then by time, with meals without a time last, then by ID.
  ///
  /// The statements seek from the last row of the previous page, so that page 2,000 is as fast as page 1.
  func page(
    _ query: MealQuery, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> MealPage {
    // Reads one more meal than a page shows, to find out whether there is another page.
    var meals = try meals(query, query.limit + 1, of: person, statements)
    guard meals.count > query.limit else { return MealPage(meals: meals, next: nil) }
    meals.removeLast()
    return MealPage(meals: meals, next: meals.last.map { MealCursor($0, in: query.order) })
  }

  private func meals(
    _ query: MealQuery, _ count: Int, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedMeal] {
    if query.isFavourites { return try favourites(query, count, of: person, statements) }
    guard let seek = try seek(query, of: person, statements) else { return [] }
    var meals: [ListedMeal] = []
    for stretch in seek.stretches(after: query.after) where meals.count < count {
      let rest = count - meals.count
      let (sql, values) = stretch.statement(rest)
      let found = try statements.all(sql, values, count: rest, MealRowCoder.readListed)
      meals = meals.isEmpty ? found : meals + found
    }
    return meals
  }

  /// Chooses the index for a query; returns nil if nothing matches.
  private func seek(
    _ query: MealQuery, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> MealKeysetQuery? {
    var path = MealKeysetQuery.Path.order
    if let search = query.search {
      if search.phrases.isEmpty { return nil }
      let found = try words.count(search, of: person, upTo: MealKeysetQuery.many, statements)
      if found == 0 { return nil }
      if found <= MealKeysetQuery.few { path = .search }
      if found == MealKeysetQuery.many { path = .walk }
    }
    if path != .search, let category = query.category, query.order.lead.isDescending,
      try Self.isRare(category, of: person, statements)
    {
      path = .category
    }
    return MealKeysetQuery(query: query, person: person, words: words, dialect: database.dialect, path: path)
  }

  /// Returns true if a person has at most ``MealKeysetQuery/few`` meals of a category, so that a search for them in a
  /// numeric column's index would scan most of it.
  private static func isRare(
    _ category: MealCategory, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let one = try statements.first(
      "SELECT 1 FROM meal WHERE person_id = $1 AND category_key = $2 AND deleted_at IS NULL LIMIT 1 OFFSET $3",
      [.id(person), .text(category.key), .int(MealKeysetQuery.few)]
    ) { row in row.int(0) }
    return one == nil
  }
}
