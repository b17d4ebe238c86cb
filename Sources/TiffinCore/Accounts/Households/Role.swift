/// A member's rights in their household.
public enum Role: String, CaseIterable, Sendable {
  /// Invites and removes members, and helps those who forgot their password. A household has at least one owner.
  case owner
  /// Shares in everything else.
  case member
}
