@testable public import TiffinCore

/// Shorthands of tests for what the app does within a larger read or write.
extension SessionStore {
  /// Returns a person's valid sessions, most recently used first.
  public func all(of person: Person.ID) throws(StoreError) -> [Session] {
    try database.read { statements throws(StoreError) in try all(of: person, statements) }
  }
}
