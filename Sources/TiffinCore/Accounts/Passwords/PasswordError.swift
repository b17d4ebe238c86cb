/// A reason why a password is refused.
public enum PasswordError: Error, Equatable, Sendable {
  /// It has fewer characters than ``Password/shortest``.
  case tooShort
  /// It has more characters than ``Password/longest``.
  case tooLong
  /// It is among the most common ones.
  case common
  /// It is a name, perhaps repeated or with digits at the end.
  case isName
  /// It contains U+0000, which cannot be typed.
  case nullCharacter
}
