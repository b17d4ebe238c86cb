/// What somebody may do in their household.
public enum Role: String, CaseIterable, Sendable {
  /// Invites, removes, helps those who forgot their password; a household has at least one.
  case owner
  /// Shares everything else.
  case member
}
