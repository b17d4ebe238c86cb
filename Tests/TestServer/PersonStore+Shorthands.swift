@testable public import TiffinCore

/// Shorthands of tests for what the app does within a larger read or write.
extension PersonStore {
  /// Returns the only person of a server without sign-in.
  public func builtIn() throws(StoreError) -> Person {
    try database.read { statements throws(StoreError) in try Self.builtIn(statements) }
  }
}
