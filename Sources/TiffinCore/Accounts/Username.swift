/// The name that a person signs in with. Names that differ only in case or accents are equal, as they look alike.
public struct Username: Hashable, Sendable {
  /// The maximum length in bytes of UTF-8.
  public static let limit = 100

  /// The name as typed.
  public let text: String
  /// The folded name, by which accounts are found.
  let key: String

  /// Creates a username, without white space and invisible characters around it.
  ///
  /// - Throws: ``UsernameError`` if it is empty, too long, or contains white space, control or invisible characters.
  public init(_ text: String) throws(UsernameError) {
    let typed = Self.trimmed(text)
    guard !typed.isEmpty else { throw .empty }
    guard typed.utf8.count <= Self.limit else { throw .tooLong }
    guard typed.unicodeScalars.allSatisfy(Self.isAllowed), !Self.key(of: typed).isEmpty else {
      throw .strangeCharacter
    }
    self.init(stored: typed)
  }

  /// Creates a username from a row, which the schema has validated.
  init(stored text: String) {
    self.text = text
    key = Self.key(of: text)
  }

  /// Returns a typed name without white space and invisible characters around it: phones' keyboards append a space to a
  /// word.
  public static func trimmed(_ typed: String) -> String {
    Whitespace.stripped(typed)
  }

  /// Returns the key of a typed text, which need not be a valid username.
  public static func key(of typed: String) -> String {
    TextFolding.folded(trimmed(typed))
  }

  /// Returns true if the keys are equal.
  public static func == (one: Username, other: Username) -> Bool { one.key.utf8.elementsEqual(other.key.utf8) }

  /// Hashes the key.
  public func hash(into hasher: inout Hasher) {
    for byte in key.utf8 { hasher.combine(byte) }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      false
    default: !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}

/// A reason why a username is invalid.
public enum UsernameError: Error, Hashable, Sendable {
  /// The username is empty.
  case empty
  /// The username has more bytes of UTF-8 than ``Username/limit``.
  case tooLong
  /// The username contains white space, a control character or an invisible character.
  case strangeCharacter
}
