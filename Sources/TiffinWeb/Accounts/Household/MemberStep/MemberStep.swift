/// An action on a member that requires the owner's own password: an unlocked phone must not open the diaries of the
/// whole household, neither by a link to a new password nor by promoting an owner who can make such links.
enum MemberStep: String {
  /// Makes a link to a new password.
  case password
  /// Makes the member an owner.
  case owner
}
