/// The page to delete an account, as of one moment.
public struct DeleteAccountPage: Sendable {
  /// What is asked for before it goes.
  public let asked: AskedAgain
  /// True if others would stay behind without an owner: then it cannot be deleted yet.
  public let isLastOwner: Bool

  /// - Throws: ``StoreError/notFound`` if the person has no account.
  public init(of person: Person, _ factors: FactorStore, _ statements: borrowing Statements) throws(StoreError) {
    isLastOwner = try HouseholdStore.members(with: person, statements).needOwner(besides: person)
    asked = try AskedAgain(of: person, factors, statements)
  }
}
