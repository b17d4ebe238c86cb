/// What an owner does to a member only with their own password: an unlocked phone must not open the diaries of all who
/// live there, neither by a link to a new password nor by an owner who makes such links.
enum MemberStep: String {
  /// Makes a link to a new password.
  case password
  /// Makes them an owner.
  case owner
}
