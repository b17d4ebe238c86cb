/// The page to delete an account, as of one moment.
public struct DeleteAccountPage: Sendable {
  /// What is asked for before it goes.
  public let asked: AskedAgain
  /// True if others would stay behind without an owner: then it cannot be deleted yet.
  public let isLastOwner: Bool
  /// True if nobody else lives there: then what the household shares goes, too.
  public let isAlone: Bool

  /// - Throws: ``StoreError/notFound`` if the person has no account.
  public init(of person: Person, _ factors: FactorStore, _ statements: borrowing Statements) throws(StoreError) {
    let members = try HouseholdStore.members(with: person, statements)
    (isLastOwner, isAlone) = (members.needOwner(besides: person), members.count == 1)
    asked = try AskedAgain(of: person, factors, statements)
  }
}
