/// The name of a person or household, kept as typed.
public struct PersonName: Hashable, Sendable {
  /// The most bytes of UTF-8.
  public static let limit = 200

  /// The name as typed: outer blanks stay.
  public let text: String

  /// - Throws: ``PersonNameError``.
  public init(_ typed: String) throws(PersonNameError) {
    guard !Blank.isBlank(Blank.withoutInvisible(typed)) else { throw .blank }
    guard typed.utf8.count <= Self.limit else { throw .tooLong }
    guard !typed.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { throw .controlCharacter }
    text = typed
  }
}

/// A reason why a name is refused.
public enum PersonNameError: Error, Hashable, Sendable {
  /// No visible character.
  case blank
  /// More bytes of UTF-8 than ``PersonName/limit``.
  case tooLong
  /// A control character, such as a line break.
  case controlCharacter
}
