@testable public import TiffinCore

/// Shorthands of tests for what the app does within a larger read or write.
extension AccountStore {
  /// Permanently deletes an account with everything of its person.
  public func delete(_ person: Person.ID) throws(AccountError) {
    try close(person)
    removeRest()
  }

  /// Removes or moves all rows of deleted and moved accounts. If that fails, housekeeping retries and reports the error.
  func removeRest() {
    do throws(StoreError) { for _ in 1...10_000 { if try !removeSome() { break } } } catch {}
  }
}
