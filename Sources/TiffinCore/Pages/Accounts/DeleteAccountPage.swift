/// The page to delete an account, as of one moment.
public struct DeleteAccountPage: Sendable {
  /// The account to delete.
  public let account: Account
  /// True if others would stay behind without an owner: then it cannot be deleted yet.
  public let isLastOwner: Bool
  /// True if a code is asked for too.
  public let asksForCode: Bool
  /// The person's passkeys, the first added first.
  public let passkeys: [Passkey]

  /// - Throws: ``StoreError/notFound`` if the person has no account.
  public init(of person: Person, _ factors: FactorStore, _ statements: borrowing Statements) throws(StoreError) {
    account = try AccountStore.account(of: person.id, statements)
    let factor = try factors.factor(of: person.id, statements)
    asksForCode = factor?.isOn == true
    passkeys = try factor.passkeys(of: person, statements)
    isLastOwner = try HouseholdStore.members(with: person, statements).needOwner(besides: person)
  }
}
