/// The data of the page of a person's second factor, read in one snapshot.
public struct SecondFactorPage: Sendable {
  /// The person's account.
  public let account: Account
  /// The second factor, on or being set up; nil if there is none.
  public let factor: SecondFactor?
  /// The person's passkeys in the order in which they were added.
  public let passkeys: [Passkey]

  /// True if the second factor is asked for at sign-in.
  public var isOn: Bool { factor?.isOn == true }
  /// True if an authenticator is being set up.
  public var isSettingUp: Bool { factor?.newSecret != nil }

  /// Reads the data of the page of a person's second factor.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no account.
  public init(of person: Person, _ factors: SecondFactorStore, _ statements: borrowing Statements) throws(StoreError) {
    factor = try factors.factor(of: person.id, statements)
    account = try AccountStore.account(of: person.id, statements)
    passkeys = try factor.passkeys(of: person, statements)
  }
}

extension SecondFactor? {
  /// Returns the person's passkeys; runs a statement only if there are any.
  func passkeys(of person: Person, _ statements: borrowing Statements) throws(StoreError) -> [Passkey] {
    guard let self, self.passkeyCount > 0 else { return [] }
    return try PasskeyStore.all(of: person.id, statements)
  }
}
