extension MealStore {
  /// One page of a person's meals: newest day first, in it the latest time first and meals without one last, and of
  /// those the last added first.
  ///
  /// Seeks by the last row seen, so that page 2,000 costs what page 1 costs.
  public func page(_ query: MealQuery, of person: Person.ID) throws(StoreError) -> MealPage {
    var meals = try database.read { statements throws(StoreError) in
      // One more than shown tells whether there is another page.
      try Self.meals(query.limit + 1, after: query.after, of: person, statements)
    }
    guard meals.count > query.limit else { return MealPage(meals: meals, next: nil) }
    meals.removeLast()
    return MealPage(meals: meals, next: meals.last.map(MealCursor.init))
  }

  private static func meals(
    _ count: Int, after place: MealCursor?, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedMeal] {
    guard let place else {
      return try statements.all(firstPage, [.id(person), .int(count)], count: count, MealRow.readListed)
    }
    let moment: [SQLValue] = [.id(person), .text(place.date.iso), .text(MealRow.stored(place.time))]
    // In two steps: SQLite cannot seek by the id together with the other two, and a thousand meals may share a moment.
    let same = try statements.all(sameMoment, moment + [.id(place.id), .int(count)], count: count, MealRow.readListed)
    guard same.count < count else { return same }
    let rest = count - same.count
    return same + (try statements.all(earlierMoments, moment + [.int(rest)], count: rest, MealRow.readListed))
  }

  static let firstPage = """
    SELECT \(MealRow.listedColumns) FROM meal WHERE person_id = $1 AND deleted_at IS NULL
    ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT $2
    """

  static let sameMoment = """
    SELECT \(MealRow.listedColumns) FROM meal
    WHERE person_id = $1 AND deleted_at IS NULL AND eaten_on = $2 AND eaten_at = $3 AND id < $4
    ORDER BY id DESC LIMIT $5
    """

  static let earlierMoments = """
    SELECT \(MealRow.listedColumns) FROM meal
    WHERE person_id = $1 AND deleted_at IS NULL AND (eaten_on, eaten_at) < ($2, $3)
    ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT $4
    """
}
