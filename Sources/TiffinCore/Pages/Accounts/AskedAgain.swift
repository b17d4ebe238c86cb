/// What a person gives once more before an account changes hands or goes: the password, and with a second factor a code.
public struct AskedAgain: Sendable {
  /// The person's own account.
  public let account: Account
  /// True if a code is asked for too.
  public let asksForCode: Bool
  /// The person's passkeys, the first added first.
  public let passkeys: [Passkey]

  /// - Throws: ``StoreError/notFound`` if the person has no account.
  public init(of person: Person, _ factors: FactorStore, _ statements: borrowing Statements) throws(StoreError) {
    let factor = try factors.factor(of: person.id, statements)
    account = try AccountStore.account(of: person.id, statements)
    asksForCode = factor?.isOn == true
    passkeys = try factor.passkeys(of: person, statements)
  }
}
