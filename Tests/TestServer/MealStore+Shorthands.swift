@testable public import TiffinCore

/// Shorthands of tests for what the app does within a larger read or write.
extension MealStore {
  /// Returns one page of a person's meals, in the query's order.
  public func page(_ query: MealQuery, of person: Person.ID) throws(StoreError) -> MealPage {
    try database.read { statements throws(StoreError) in try page(query, of: person, statements) }
  }

  /// Returns a person's meals of some days in the order in which they were eaten: by time, with meals without a time
  /// last in their day, then by ID.
  public func meals(of days: ClosedRange<LocalDate>, of person: Person.ID) throws(StoreError) -> [ListedMeal] {
    try database.read { statements throws(StoreError) in try Self.meals(of: days, of: person, statements) }
  }

  /// Purges, for all people, meals that were deleted more than ``StoreLimits/undoDays`` ago, photos that are no
  /// longer used, and old submission keys.
  @discardableResult
  public func purge() throws(StoreError) -> Int {
    var count = 0
    while let removed = try removeSome(atMost: Self.purgedAtOnce) { count += removed }
    return count
  }

  /// Returns the sums of a person's meals for each of those days, earlier days first.
  public func totals(
    of days: ClosedRange<LocalDate>, of person: Person.ID
  ) throws(StoreError) -> [(day: LocalDate, totals: DayTotals)] {
    try database.read { statements throws(StoreError) in try Self.totals(of: days, of: person, statements) }
  }

  /// Returns the sums of a person's meals of one day.
  public func totals(on day: LocalDate, of person: Person.ID) throws(StoreError) -> DayTotals {
    try database.read { statements throws(StoreError) in try Self.totals(on: day, of: person, statements) }
  }
}
