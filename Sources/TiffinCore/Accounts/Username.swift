/// The name that somebody signs in with. Two that differ in case or accents only are one: they look alike.
public struct Username: Hashable, Sendable {
  /// The most bytes of UTF-8.
  public static let limit = 100

  /// As it was written.
  public let text: String
  /// By which it is found: folded, as what is searched for.
  let key: String

  /// - Throws: ``UsernameError`` for nothing, for blanks, control characters and what nobody sees, and for too much.
  public init(_ typed: String) throws(UsernameError) {
    guard !typed.isEmpty else { throw .empty }
    guard typed.utf8.count <= Self.limit else { throw .tooLong }
    guard typed.unicodeScalars.allSatisfy(Self.isAllowed), !Self.key(of: typed).isEmpty else {
      throw .strangeCharacter
    }
    self.init(stored: typed)
  }

  /// From a row that the schema guards.
  init(stored text: String) {
    self.text = text
    key = Self.key(of: text)
  }

  /// What any typed text would be found by, a name or not.
  public static func key(of typed: String) -> String {
    Folding.folded(typed)
  }

  /// One is the other.
  public static func == (one: Username, other: Username) -> Bool { one.key.utf8.elementsEqual(other.key.utf8) }

  /// As they are compared.
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

/// What is wrong with a username.
public enum UsernameError: Error, Hashable, Sendable {
  /// Nothing was written.
  case empty
  /// More bytes of UTF-8 than ``Username/limit``.
  case tooLong
  /// A blank, or a character that nobody sees.
  case strangeCharacter
}
