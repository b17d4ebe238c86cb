/// The last page of an account, as of one moment.
public struct DeleteAccountPage: Sendable {
  /// What it is about.
  public let account: Account
  /// Whether others would stay behind without an owner: then it cannot be done yet.
  public let isLastOwner: Bool

  /// - Throws: ``StoreError/notFound`` for a person without an account.
  public init(of person: Person, _ statements: borrowing Statements) throws(StoreError) {
    account = try AccountStore.account(of: person.id, statements)
    isLastOwner = try HouseholdStore.members(with: person, statements).needOwner(besides: person)
  }
}
