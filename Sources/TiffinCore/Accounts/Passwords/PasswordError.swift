/// Why a password cannot be chosen.
public enum PasswordError: Error, Equatable, Sendable {
  /// Fewer characters than ``Password/shortest``.
  case tooShort
  /// More characters than ``Password/longest``.
  case tooLong
  /// Among the first that anybody tries.
  case common
  /// Somebody's or something's name, doubled or with digits behind it at most.
  case isName
  /// Holds U+0000, which nobody can type.
  case nullCharacter
}
