/// The page of a person's own second factor, as of one moment.
public struct FactorPage: Sendable {
  /// Their account.
  public let account: Account
  /// Nil if there is none, on or being set up.
  public let factor: SecondFactor?

  /// True if codes are asked for.
  public var isOn: Bool { factor?.isOn == true }
  /// True if the secret waits for a first code.
  public var isSettingUp: Bool { factor?.isOn == false }

  /// - Throws: ``StoreError/notFound`` if the person has no account.
  public init(of person: Person, _ factors: FactorStore, _ statements: borrowing Statements) throws(StoreError) {
    account = try AccountStore.account(of: person.id, statements)
    factor = try factors.factor(of: person.id, statements)
  }
}
