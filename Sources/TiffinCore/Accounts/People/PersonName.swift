/// The name of a person or household, stored as typed.
public struct PersonName: Hashable, Sendable {
  /// The maximum length in bytes of UTF-8.
  public static let limit = 200

  /// The name as typed, including surrounding white space.
  public let text: String

  /// Creates a name.
  ///
  /// - Throws: ``PersonNameError`` if it is blank, too long, or contains control characters.
  public init(_ typed: String) throws(PersonNameError) {
    guard !Whitespace.isBlank(Whitespace.withoutInvisible(typed)) else { throw .blank }
    guard typed.utf8.count <= Self.limit else { throw .tooLong }
    guard !typed.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { throw .controlCharacter }
    text = typed
  }
}

/// A reason why a name is invalid.
public enum PersonNameError: Error, Hashable, Sendable {
  /// The name has no visible character.
  case blank
  /// The name has more bytes of UTF-8 than ``PersonName/limit``.
  case tooLong
  /// The name contains a control character, such as a line break.
  case controlCharacter
}
