/// A password that is strong enough to be chosen: long enough, not common, not a name.
///
/// It is hashed byte for byte: spaces at its ends belong to the password, and nothing is normalised. It does not appear
/// in printed values.
public struct Password: Sendable, CustomStringConvertible, CustomReflectable {
  /// The minimum number of characters, counted as Unicode scalars.
  public static let shortest = 8
  /// The maximum number of characters, counted as Unicode scalars: up to 512 bytes of UTF-8.
  public static let longest = 128

  let text: String

  /// Checks a new password.
  ///
  /// - Parameter context: Words that others know about the person, such as username and display name. The word Tiffin
  ///   is always included.
  /// - Throws: ``PasswordError`` if it is too short, too long or too weak.
  public init(_ text: String, for context: [String]) throws(PasswordError) {
    let count = text.unicodeScalars.count
    guard count >= Self.shortest else { throw .tooShort }
    guard count <= Self.longest else { throw .tooLong }
    guard !Whitespace.holdsNull(text) else { throw .nullCharacter }
    guard !GuessablePasswordNames(context + ["Tiffin"]).areAll(of: text) else { throw .isName }
    guard !CommonPasswords.contain(text) else { throw .common }
    self.text = text
  }

  /// The name of the type, which hides the value.
  public var description: String { "Password" }

  /// An empty mirror, which hides the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

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
