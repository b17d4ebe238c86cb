/// A reason why a password is refused.
public enum PasswordError: Error, Equatable, Sendable {
  /// Fewer characters than ``Password/shortest``.
  case tooShort
  /// More characters than ``Password/longest``.
  case tooLong
  /// Among the most common ones.
  case common
  /// A name, at most repeated or with digits at the end.
  case isName
  /// Contains U+0000, which cannot be typed.
  case nullCharacter
}
