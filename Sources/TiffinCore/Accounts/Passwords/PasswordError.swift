/// A reason why a password is refused.
public enum PasswordError: Error, Equatable, Sendable {
  /// The password has fewer characters than ``Password/shortest``.
  case tooShort
  /// The password has more characters than ``Password/longest``.
  case tooLong
  /// The password is among the most common ones.
  case common
  /// The password is a name, perhaps repeated or with digits at the end.
  case isName
  /// The password contains U+0000, which cannot be typed.
  case nullCharacter
}
