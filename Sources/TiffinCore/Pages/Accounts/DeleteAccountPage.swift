/// The data of the page for deleting an account, read in one snapshot.
public struct DeleteAccountPage: Sendable {
  /// The data of the form that asks the person to confirm with the password.
  public let asked: PasswordConfirmation
  /// True if the household's other members would have no owner, so that the account cannot be deleted yet.
  public let isLastOwner: Bool
  /// True if the person is the only member of the household, whose shared data are then deleted, too.
  public let isAlone: Bool

  /// Reads the data of the page for deleting an account.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no account.
  public init(of person: Person, _ factors: SecondFactorStore, _ statements: borrowing Statements) throws(StoreError) {
    let members = try HouseholdMemberStore.members(with: person, statements)
    (isLastOwner, isAlone) = (members.needOwner(besides: person), members.count == 1)
    asked = try PasswordConfirmation(of: person, factors, statements)
  }
}
