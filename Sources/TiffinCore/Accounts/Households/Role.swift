/// A member's rights in their household.
public enum Role: String, CaseIterable, Sendable {
  /// Invites, removes, and helps members who forgot their password; a household has at least one.
  case owner
  /// Shares in everything else.
  case member
}
