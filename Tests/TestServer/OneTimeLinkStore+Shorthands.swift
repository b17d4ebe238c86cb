@testable public import TiffinCore

/// Shorthands of tests for what the app does within a larger read or write.
extension OneTimeLinkStore {
  /// Returns a household's unused invitations, newest first.
  public func openInvitations(of household: Household.ID) throws(StoreError) -> [Invitation] {
    try database.read { statements throws(StoreError) in try openInvitations(of: household, statements) }
  }

  /// Moves a person with an account to the household of an invitation, with their diary and, if they are the only
  /// member of theirs, with all shared data.
  public func accept(_ token: SecretToken, by person: Person.ID) throws(AccountError) {
    try beginMove(token, by: person)
    AccountStore(database, now: now).removeRest()
  }
}
