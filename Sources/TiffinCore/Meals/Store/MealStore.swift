/// The store of people's meals, in the table `meal`.
public struct MealStore: Sendable {
  let database: any Database
  /// A closure that returns the seconds since 1970-01-01 UTC.
  let now: @Sendable () -> Int

  var words: MealWordIndex { MealWordIndex(database.dialect) }

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Returns a meal.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no such meal, or if it is deleted.
  public func meal(_ id: Meal.ID, of person: Person.ID) throws(StoreError) -> Meal {
    try database.read { statements throws(StoreError) in try Self.meal(id, of: person, statements) }
  }

  /// Returns a meal; nil if the person has no such meal, or if it is deleted.
  public func find(_ id: Meal.ID, of person: Person.ID) throws(StoreError) -> Meal? {
    try database.read { statements throws(StoreError) in try Self.find(id, of: person, statements) }
  }

  /// Returns a meal within a page's snapshot; nil if the person has no such meal, or if it is deleted.
  static func find(
    _ id: Meal.ID, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Meal? {
    try statements.first(
      "SELECT \(MealRowCoder.columns) FROM meal WHERE id = $1 AND person_id = $2 AND deleted_at IS NULL",
      [.id(id), .id(person)], MealRowCoder.read)
  }

  static func isEmpty(of person: Person.ID, _ statements: borrowing Statements) throws(StoreError) -> Bool {
    try statements.first(
      "SELECT 1 FROM meal WHERE person_id = $1 AND deleted_at IS NULL LIMIT 1", [.id(person)]
    ) { row in row.int(0) } == nil
  }

  /// Returns a deleted meal that can still be restored; nil for any other meal.
  public func deleted(_ id: Meal.ID, of person: Person.ID) throws(StoreError) -> Meal? {
    try database.read { statements throws(StoreError) in try Self.deleted(id, of: person, statements) }
  }

  /// Returns a deleted meal that can still be restored, within a page's snapshot; nil for any other meal.
  static func deleted(
    _ id: Meal.ID, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Meal? {
    try statements.first(
      "SELECT \(MealRowCoder.columns) FROM meal WHERE id = $1 AND person_id = $2 AND deleted_at IS NOT NULL",
      [.id(id), .id(person)], MealRowCoder.read)
  }

  static func meal(
    _ id: Meal.ID, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Meal {
    guard let meal = try find(id, of: person, statements) else { throw .notFound }
    return meal
  }
}
