/// What a person, or a household, is called by others. Kept as typed.
public struct PersonName: Hashable, Sendable {
  /// The most bytes of UTF-8.
  public static let limit = 200

  /// As typed: outer blanks stay.
  public let text: String

  /// - Throws: ``PersonNameError``.
  public init(_ typed: String) throws(PersonNameError) {
    guard !Blank.isBlank(Blank.withoutInvisible(typed)) else { throw .blank }
    guard typed.utf8.count <= Self.limit else { throw .tooLong }
    guard !typed.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { throw .controlCharacter }
    text = typed
  }
}

/// What is wrong with a name.
public enum PersonNameError: Error, Hashable, Sendable {
  /// Nothing that one could see.
  case blank
  /// More bytes of UTF-8 than ``PersonName/limit``.
  case tooLong
  /// A line break or the like.
  case controlCharacter
}
