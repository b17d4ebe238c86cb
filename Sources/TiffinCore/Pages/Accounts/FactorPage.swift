/// The page of a person's own second factor, as of one moment.
public struct FactorPage: Sendable {
  /// Their account.
  public let account: Account
  /// Nil if there is none, on or being set up.
  public let factor: SecondFactor?
  /// The person's passkeys, the first added first.
  public let passkeys: [Passkey]

  /// True if it is asked for.
  public var isOn: Bool { factor?.isOn == true }
  /// True if the secret of an authenticator waits for a first code.
  public var isSettingUp: Bool { factor?.newSecret != nil }

  /// - Throws: ``StoreError/notFound`` if the person has no account.
  public init(of person: Person, _ factors: FactorStore, _ statements: borrowing Statements) throws(StoreError) {
    factor = try factors.factor(of: person.id, statements)
    account = try AccountStore.account(of: person.id, statements)
    passkeys = try factor.passkeys(of: person, statements)
  }
}

extension SecondFactor? {
  /// The passkeys of the factor's person; asks only where there are any.
  func passkeys(of person: Person, _ statements: borrowing Statements) throws(StoreError) -> [Passkey] {
    guard let self, self.passkeyCount > 0 else { return [] }
    return try PasskeyStore.all(of: person.id, statements)
  }
}
