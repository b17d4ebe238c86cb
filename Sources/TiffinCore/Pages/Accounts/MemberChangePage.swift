/// The data of the page on which an owner creates a link for a member's new password or makes a member an owner, read
/// in one snapshot.
public struct MemberChangePage: Sendable {
  /// The member.
  public let member: HouseholdMember
  /// The data of the form that asks the owner to confirm with the password.
  public let asked: PasswordConfirmation

  /// Reads the data of the page on which an owner creates such a link or makes a member an owner.
  ///
  /// - Throws: ``AccountError/notOwner``; ``StoreError/notFound`` in ``AccountError/store(_:)`` for a person of another
  ///   household, for an owner, and for a member without an account.
  public init(
    for member: Person.ID, by owner: Person, _ factors: SecondFactorStore, _ statements: borrowing Statements
  ) throws(AccountError) {
    guard owner.role == .owner else { throw .notOwner }
    let members = try storing { () throws(StoreError) in try HouseholdMemberStore.members(with: owner, statements) }
    let asked = try storing { () throws(StoreError) in try PasswordConfirmation(of: owner, factors, statements) }
    let found = members.first { $0.id == member && $0.role == .member && $0.username != nil }
    guard let found else { throw .store(.notFound) }
    self.member = found
    self.asked = asked
  }
}
