/// A member of a household.
public struct HouseholdMember: Identifiable, Hashable, Sendable {
  /// The member's identifier.
  public let id: Person.ID
  /// The name that others see.
  public let name: String
  /// The member's rights in the household.
  public let role: Role
  /// The member's username; nil without an account.
  public let username: String?
}

extension [HouseholdMember] {
  /// Returns true if, without that person, the household would have members but no owner.
  func needOwner(besides person: Person) -> Bool {
    let others = filter { $0.id != person.id }
    return !others.isEmpty && !others.contains { $0.role == .owner }
  }
}

/// A member's rights in their household.
public enum Role: String, CaseIterable, Sendable {
  /// A member who may also invite and remove members, and help those who forgot their password. A household has at
  /// least one owner.
  case owner
  /// A member who may use everything that belongs to the household, but not manage its members.
  case member
}
