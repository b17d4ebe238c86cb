/// A member of a household.
public struct HouseholdMember: Identifiable, Hashable, Sendable {
  /// Who.
  public let id: Person.ID
  /// As shown to others.
  public let name: String
  /// What they may do.
  public let role: Role
  /// What they sign in with; nil for somebody without an account.
  public let username: String?
}

extension [HouseholdMember] {
  /// Whether others of the household would stay behind without an owner.
  func needOwner(besides person: Person) -> Bool {
    let others = filter { $0.id != person.id }
    return !others.isEmpty && !others.contains { $0.role == .owner }
  }
}
