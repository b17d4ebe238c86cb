/// An action on a member that requires the owner's own password, so that an unlocked phone does not give access to all
/// diaries of the household, neither by a link to a new password nor by a new owner, who can create such links.
enum MemberStep: String {
  /// Creates a link that sets a new password.
  case password
  /// Makes the member an owner.
  case owner
}
