/// Every statement on the `meal` table. Values in, values out; always for one person.
public struct MealStore: Sendable {
  let database: any Database
  /// Seconds since 1970-01-01 UTC.
  let now: @Sendable () -> Int

  /// - Parameter now: seconds since 1970-01-01 UTC; another clock for tests.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// One page of a person's meals: newest day first, in it the latest time first and meals without one last, and of
  /// those the last added first.
  ///
  /// Seeks by the last row seen, so that page 2,000 costs what page 1 costs.
  public func page(_ query: MealQuery, of person: Person.ID) throws(StoreError) -> MealPage {
    var meals = try database.read { statements throws(StoreError) in
      // One more than shown tells whether there is another page.
      try statements.all(
        Self.pageStatement(query), Self.pageValues(query, person), count: query.limit + 1, MealRow.read)
    }
    guard meals.count > query.limit else { return MealPage(meals: meals, next: nil) }
    meals.removeLast()
    return MealPage(meals: meals, next: meals.last.map(MealCursor.init))
  }

  /// - Throws: ``StoreError/notFound`` also for a deleted meal and for another person's.
  public func meal(_ id: Meal.ID, of person: Person.ID) throws(StoreError) -> Meal {
    try database.read { statements throws(StoreError) in try Self.meal(id, of: person, statements) }
  }

  /// A meal that was deleted and can still be brought back; nil for any other.
  public func deleted(_ id: Meal.ID, of person: Person.ID) throws(StoreError) -> Meal? {
    try database.read { statements throws(StoreError) in
      try statements.first(
        "SELECT \(MealRow.columns) FROM meal WHERE id = $1 AND person_id = $2 AND deleted_at IS NOT NULL",
        [.id(id), .id(person)], MealRow.read)
    }
  }

  static func meal(
    _ id: Meal.ID, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Meal {
    let meal = try statements.first(
      "SELECT \(MealRow.columns) FROM meal WHERE id = $1 AND person_id = $2 AND deleted_at IS NULL",
      [.id(id), .id(person)], MealRow.read)
    guard let meal else { throw .notFound }
    return meal
  }

  private static func pageStatement(_ query: MealQuery) -> String {
    query.after == nil ? firstPage : followingPage
  }

  private static func pageValues(_ query: MealQuery, _ person: Person.ID) -> [SQLValue] {
    guard let after = query.after else { return [.id(person), .int(query.limit + 1)] }
    return [
      .id(person), .text(after.date.iso), .text(MealRow.stored(after.time)), .id(after.id), .int(query.limit + 1),
    ]
  }

  private static let firstPage = """
    SELECT \(MealRow.columns) FROM meal WHERE person_id = $1 AND deleted_at IS NULL
    ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT $2
    """

  private static let followingPage = """
    SELECT \(MealRow.columns) FROM meal
    WHERE person_id = $1 AND deleted_at IS NULL AND (eaten_on, eaten_at, id) < ($2, $3, $4)
    ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT $5
    """
}
