extension MealStore {
  /// One page of a person's meals, in the query's order. What is equal there goes newest first: latest day, in it latest
  /// time, meals without one last, and of those the last added first.
  ///
  /// Seeks by the last row seen, so that page 2,000 costs what page 1 costs.
  public func page(_ query: MealQuery, of person: Person.ID) throws(StoreError) -> MealPage {
    var meals = try database.read { statements throws(StoreError) in
      // One more than shown tells whether there is another page.
      try self.meals(query, query.limit + 1, of: person, statements)
    }
    guard meals.count > query.limit else { return MealPage(meals: meals, next: nil) }
    meals.removeLast()
    return MealPage(meals: meals, next: meals.last.map { MealCursor($0, in: query.order) })
  }

  private func meals(
    _ query: MealQuery, _ count: Int, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedMeal] {
    guard let seek = try seek(query, of: person, statements) else { return [] }
    var meals: [ListedMeal] = []
    for stretch in seek.stretches(after: query.after) where meals.count < count {
      let rest = count - meals.count
      let (sql, values) = stretch.statement(rest)
      meals += try statements.all(sql, values, count: rest, MealRow.readListed)
    }
    return meals
  }

  /// Nil when nothing is found.
  private func seek(
    _ query: MealQuery, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> MealSeek? {
    guard let search = query.search else { return MealSeek(query: query, person: person, words: words, isFew: false) }
    if search.phrases.isEmpty { return nil }
    let found = try words.count(search, of: person, upTo: MealSeek.few + 1, statements)
    return found == 0 ? nil : MealSeek(query: query, person: person, words: words, isFew: found <= MealSeek.few)
  }
}
