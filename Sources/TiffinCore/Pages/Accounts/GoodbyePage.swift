/// The page before somebody leaves a household, or is taken out of it, as of one moment.
public struct GoodbyePage: Sendable {
  /// The one that is left.
  public let household: Household
  /// Who is taken out; nil where whoever asks leaves.
  public let member: HouseholdMember?

  /// - Throws: ``AccountError/lastOwner`` where others would stay without one, ``AccountError/alreadyThere`` for
  ///   somebody who lives alone.
  public init(leaving person: Person, _ statements: borrowing Statements) throws(AccountError) {
    let members = try storing { () throws(StoreError) in try HouseholdStore.members(with: person, statements) }
    if members.needOwner(besides: person) { throw .lastOwner }
    if members.count < 2 { throw .alreadyThere }
    household = try storing { () throws(StoreError) in try HouseholdStore.household(of: person, statements) }
    member = nil
  }

  /// - Throws: ``AccountError/notOwner``, ``StoreError/notFound`` in ``AccountError/store(_:)`` for somebody of another
  ///   household and for whoever asks.
  public init(
    removing member: Person.ID, by owner: Person, _ statements: borrowing Statements
  ) throws(AccountError) {
    guard owner.role == .owner else { throw .notOwner }
    let members = try storing { () throws(StoreError) in try HouseholdStore.members(with: owner, statements) }
    guard let found = members.first(where: { $0.id == member }), found.id != owner.id else { throw .store(.notFound) }
    household = try storing { () throws(StoreError) in try HouseholdStore.household(of: owner, statements) }
    self.member = found
  }
}
