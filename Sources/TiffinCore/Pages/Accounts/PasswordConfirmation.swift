/// The data of a form that asks to confirm the password, and with a second factor also a code, before sensitive
/// changes.
public struct PasswordConfirmation: Sendable {
  /// The person's own account.
  public let account: Account
  /// True if a code is asked for, too.
  public let asksForCode: Bool
  /// The person's passkeys in the order in which they were added.
  public let passkeys: [Passkey]

  /// Reads the data needed to ask a person for their password.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no account.
  public init(of person: Person, _ factors: SecondFactorStore, _ statements: borrowing Statements) throws(StoreError) {
    let factor = try factors.factor(of: person.id, statements)
    account = try AccountStore.account(of: person.id, statements)
    asksForCode = factor?.isOn == true
    passkeys = try factor.passkeys(of: person, statements)
  }
}
