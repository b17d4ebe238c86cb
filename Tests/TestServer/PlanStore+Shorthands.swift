@testable public import TiffinCore

/// Shorthands of tests for what the app does within a larger read or write.
extension PlanStore {
  /// Returns the names of deleted entries that can be restored; other entries are ignored.
  public func removed(_ ids: [PlanEntry.ID], by person: Person) throws(StoreError) -> [MealName] {
    try database.read { statements throws(StoreError) in try Self.removed(ids, by: person, statements) }
  }

  /// Returns the household's plan for consecutive days, with a single statement.
  public func week(_ days: [LocalDate], for person: Person) throws(StoreError) -> PlanWeek {
    try database.read { statements throws(StoreError) in try Self.week(days, for: person, statements) }
  }
}
